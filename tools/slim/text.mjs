// Bytes as WebAssembly's text form writes them.
const SIGNS = { n: 10, t: 9, r: 13, '"': 34, "'": 39, '\\': 92 };

export function bytesOf(text) {
  const parts = text.match(/\\[0-9a-fA-F]{2}|\\.|[^\\]/gsu) ?? [];
  return Buffer.concat(parts.map((part) => {
    if (part.length === 3) return Buffer.from([parseInt(part.slice(1), 16)]);
    return part.length === 2 && part[0] === '\\' ? Buffer.from([SIGNS[part[1]]]) : Buffer.from(part);
  }));
}

export const textOf = (bytes) => [...bytes].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('');

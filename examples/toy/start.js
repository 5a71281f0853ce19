const { code, wasm } = document.querySelector('script[data-wasm]').dataset;
const addressOf = (file) => new URL(file, document.baseURI);

import(addressOf(code)).then((app) => app.default({ module_or_path: addressOf(wasm) }));

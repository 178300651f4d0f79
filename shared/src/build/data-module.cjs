const { createHash } = require('node:crypto');
const path = require('node:path');

const FETCH_DATA = path.join(__dirname, '../federation/fetch-data.ts');

/**
 * Takes a module that holds nothing but data out of the scripts: what it exports becomes a JSON file of the release, and
 * the module one that fetches it, under its hash. Its exports are empty until `dataArrived()` of federation/fetch-data.
 *
 * @this {import('@rspack/core').LoaderContext<{ file: string }>}
 * @returns {string} the module that fetches
 * @throws {Error} when an export is no data
 */
module.exports = function dataModule() {
  const { file } = this.getOptions();
  const tsx = require('tsx/cjs/api');
  const { json, names } = packed({ ...tsx.require(this.resourcePath, __filename) });
  this.emitFile(file, json);
  const hash = `sha384-${createHash('sha384').update(json).digest('base64')}`;
  return `
    import { fetchData } from ${JSON.stringify(FETCH_DATA)};
    export let ${names.join(', ')};
    fetchData(${JSON.stringify(file)}, '${hash}', (data) => { ({ ${names.join(', ')} } = data); });
  `;
};

/** @param {Record<string, unknown>} exported what a module exports */
function packed(exported) {
  const json = JSON.stringify(exported, function dataOnly(key, value) {
    // As it stands, before `toJSON` made a text of it.
    if (!isData(this[key])) {
      throw new Error(`${key} is no data: only texts, numbers, lists and plain objects travel.`);
    }
    return value;
  });
  return { json, names: Object.keys(exported) };
}
module.exports.packed = packed;

function isData(value) {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  // tsx evaluates the module in a world of its own, or not: its plain objects have another prototype of the same name.
  return value === null || ['Object', 'Array'].includes(value.constructor?.name ?? 'Object');
}

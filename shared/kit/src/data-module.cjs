const { createHash } = require('node:crypto');
const path = require('node:path');

const FETCH_DATA = path.join(__dirname, '../../runtime/src/federation/fetch-data.ts');

/** A third shorter than the scripts' hashes, for files that list hundreds of them. @param {string} json */
const listedHash = (json) => `sha256-${createHash('sha256').update(json).digest('base64')}`;

/**
 * Moves the exports of a data module into a JSON file of the release; the module then fetches it by its hash. Its exports
 * are empty until `dataArrived()` of federation/fetch-data. A `ReleasedFile` inside becomes a file too, replaced by its hash.
 *
 * @this {import('@rspack/core').LoaderContext<{ file: string, reads?: string, isEmpty?: boolean }>} `isEmpty`: without data
 * @returns {string} the module that fetches
 * @throws {Error} when an export cannot be written as JSON
 */
module.exports = function dataModule() {
  const { file, reads, isEmpty = false } = this.getOptions();
  const tsx = require('tsx/cjs/api');
  if (reads) {
    this.addContextDependency(reads);
    // Otherwise a server would get the old content of a changed folder.
    for (const key of Object.keys(require.cache)) {
      if (key.includes('?namespace=')) delete require.cache[key];
    }
  }
  const evaluate = () => packed({ ...tsx.require(this.resourcePath, __filename) });
  // Several bundles of one build have the same data, and some takes seconds to make. In watch mode files change.
  const known = this._compiler?.watchMode ? undefined : evaluated.get(this.resourcePath);
  const { json, names, files } = known ?? evaluate();
  evaluated.set(this.resourcePath, { json, names, files });
  if (isEmpty) return `export let ${names.join(', ')};`;
  this.emitFile(file, json);
  for (const [name, content] of files) this.emitFile(name, content);
  const hash = `sha384-${createHash('sha384').update(json).digest('base64')}`;
  return `
    import { fetchData } from ${JSON.stringify(FETCH_DATA)};
    export let ${names.join(', ')};
    fetchData(${JSON.stringify(file)}, '${hash}', (data) => { ({ ${names.join(', ')} } = data); });
  `;
};

/** @type {Map<string, ReturnType<typeof packed>>} */
const evaluated = new Map();

/** @param {Record<string, unknown>} exported exports of a module */
function packed(exported) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const written = (data) =>
    JSON.stringify(data, function dataOnly(key, value) {
      // Reads the object itself: `value` is the result of `toJSON`.
      if (isReleasedFile(this[key])) {
        const json = written(value.data);
        files.set(value.name, json);
        return listedHash(json);
      }
      if (!isData(this[key])) {
        throw new Error(`${key} is no data: only texts, numbers, lists and plain objects travel.`);
      }
      return value;
    });
  return { json: written(exported), names: Object.keys(exported), files };
}
module.exports.packed = packed;

/** Compares names: tsx may load the class a second time. */
const isReleasedFile = (value) => value?.constructor?.name === 'ReleasedFile';

function isData(value) {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  // tsx may evaluate the module in another realm, whose plain objects have another prototype of the same name.
  return value === null || ['Object', 'Array'].includes(value.constructor?.name ?? 'Object');
}

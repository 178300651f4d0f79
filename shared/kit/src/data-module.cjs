const { createHash } = require('node:crypto');
const path = require('node:path');

const FETCH_DATA = path.join(__dirname, '../../runtime/src/federation/fetch-data.ts');

/**
 * A third shorter than that of scripts, in files that list hundreds of them.
 *
 * @param {string} json
 */
const listedHash = (json) => `sha256-${createHash('sha256').update(json).digest('base64')}`;

/**
 * Takes a module that holds nothing but data out of the scripts: what it exports becomes a JSON file of the release, and
 * the module one that fetches it, under its hash. Its exports are empty until `dataArrived()` of federation/fetch-data.
 * A `ReleasedFile` among them becomes a file as well, and its hash stands in its place.
 *
 * @this {import('@rspack/core').LoaderContext<{ file: string, reads?: string, isEmpty?: boolean }>} without data where it is empty
 * @returns {string} the module that fetches
 * @throws {Error} when an export is no data
 */
module.exports = function dataModule() {
  const { file, reads, isEmpty = false } = this.getOptions();
  const tsx = require('tsx/cjs/api');
  if (reads) {
    this.addContextDependency(reads);
    // A server that hears of a changed file would get what the folder held before.
    for (const key of Object.keys(require.cache)) {
      if (key.includes('?namespace=')) delete require.cache[key];
    }
  }
  const evaluate = () => packed({ ...tsx.require(this.resourcePath, __filename) });
  // Several bundles of one build hold the same data, and some of it takes seconds to make. A server's files change.
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

/** @param {Record<string, unknown>} exported what a module exports */
function packed(exported) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const written = (data) =>
    JSON.stringify(data, function dataOnly(key, value) {
      // As it stands, before `toJSON` made a text of it.
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

/** By name: tsx may load the class a second time. */
const isReleasedFile = (value) => value?.constructor?.name === 'ReleasedFile';

function isData(value) {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  // tsx evaluates the module in a world of its own, or not: its plain objects have another prototype of the same name.
  return value === null || ['Object', 'Array'].includes(value.constructor?.name ?? 'Object');
}

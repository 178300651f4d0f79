/**
 * Removes from an icon of lucide-react what this site does not use: its name, size, aliases and keys.
 *
 * @param {string} source the file of an icon, or of an icon's alias
 * @returns {string} the source with the shapes only
 * @throws {Error} when an icon is written in an unexpected way
 */
module.exports = function bareIcons(source) {
  if (!source.includes('createLucideIcon(')) return source;
  const bare = source
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^ {2}(?:name|size): .*,\n/gm, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replace('__iconData.node;\n', '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');
  if (!bare.includes('= {\n  node: [') || /\b(?:key|aliases):/.test(bare)) {
    throw new Error('An icon of lucide-react is written in a new way. Read one of its files.');
  }
  return bare;
};

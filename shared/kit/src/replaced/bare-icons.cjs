/**
 * Takes out of an icon of lucide-react what this site draws nothing with: its name, size, aliases and keys.
 *
 * @param {string} source the file of an icon, or one that gives an icon another name
 * @returns {string} the same with shapes alone
 * @throws {Error} when an icon is written in another way than the one that this was made for
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

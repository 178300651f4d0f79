/**
 * Marks what the router makes once at its start as free of side effects, so that what nobody uses of it goes: its forms,
 * its data routes and all that these draw in. Names for React's developer tools go too, for they count as a use.
 *
 * @param {string} source the router's production chunk
 * @returns {string} the same without names, with marks
 * @throws {Error} when it is written in another way than the one that this was made for
 */
module.exports = function pureCalls(source) {
  let marks = 0;
  const marked = source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^var (\w+) = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, (found) => {
      marks += 1;
      return `${found}/* @__PURE__ */ `;
    });
  if (marks < 10) {
    throw new Error(
      `The router makes ${marks} things at its start, not 10 or more. Read its new version.`,
    );
  }
  return marked;
};

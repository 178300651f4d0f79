/**
 * Lets React survive a thrown value that cannot be read. React reads `then` of each; a proxy or getter that throws there
 * stops React outside of every error boundary. Replaces such a value with an ordinary error.
 *
 * @param {string} source React's client
 * @returns {string} the client, which checks the value safely first
 * @throws {Error} when the source differs from the one that this expects
 */
module.exports = function guardThrown(source) {
  const parts = source.split(/^( *)function handleThrow\(root, thrownValue\) \{$/m);
  if (parts.length !== 3) {
    throw new Error(
      `React handles what is thrown in ${(parts.length - 1) / 2} places, not in one. Read its new version before going on.`,
    );
  }
  const [before, indent, after] = parts;
  return `${before}${indent}function handleThrow(root, thrownValue) {
try { Reflect.get(Object(thrownValue), 'then'); } catch { thrownValue = new Error('What was thrown cannot be read.'); }${after}`;
};

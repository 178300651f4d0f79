/**
 * Takes out the line with which sonner puts a `<style>` into the page: the policy forbids it. The same rules are
 * linked from sonner's own sheet instead. Another version that does it in another way must not pass unnoticed.
 *
 * @param {string} source sonner's module
 * @returns {string} the module without the call
 * @throws {Error} when there is not exactly one such call
 */
module.exports = function stripInjectedStyles(source) {
  const parts = source.split(/^__insertCSS\(".*"\);?$/m);
  if (parts.length !== 2) {
    throw new Error(
      `sonner injects its styles in ${parts.length - 1} places, not in one. Read its new version before going on.`,
    );
  }
  return parts.join('');
};

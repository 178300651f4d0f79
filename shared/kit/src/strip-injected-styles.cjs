/**
 * Removes the line with which sonner adds a `<style>` to the page, which the policy forbids. The toaster links sonner's
 * own sheet instead. Fails on a version of sonner that does it in another way.
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

/**
 * Views are drawn by several hosts: on the web, in pictures. An element of the web would be missing in the others.
 */
const noRawTags = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXOpeningElement({ name }) {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
      context.report({
        node: name,
        message: `<${name.name}> exists on the web only. Use a primitive: Box, Row, Scroll, Text, Icon, Tap, Input, Pad, Drawing, Path, Circle or Rect.`,
      });
    },
  }),
};

/** Rules for oxlint. */
export default { meta: { name: 'appling' }, rules: { 'no-raw-tags': noRawTags } };

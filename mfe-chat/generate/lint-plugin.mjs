/** Several hosts draw the views (web, pictures), so an HTML element would be missing in the others. */
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

export default { meta: { name: 'appling' }, rules: { 'no-raw-tags': noRawTags } };

/** What Appling says of a change. */
export const changes = {
  changed: (name: string, style: string) =>
    `Done: ${name} has changed, and nothing else was touched. New apps come in the ${style} style.`,
  unchanged: (name: string, style: string) =>
    `${name} has that already, so it stays as it is. A new app would come in the ${style} style.`,
  notUnderstood: (name: string, style: string) =>
    `I did not understand what to change, so ${name} stays as it is. Try “add a map” or “make it dark”. For another app, say “an app for …”; it would come in the ${style} style.`,
  restyled: (name: string, look: string) =>
    `Done: ${name} has changed and comes ${look} now. Nothing else was touched.`,
  styled: (name: string, look: string) => `${name} comes ${look} already, so it stays as it is.`,
};

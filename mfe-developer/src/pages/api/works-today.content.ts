/** What works on a page of examples. */
export const today = {
  id: 'today',
  heading: 'What works today',
  lead: 'No key, no account, no network.',
  command: {
    heading: 'The designer as a command',
    before: 'In the repository,',
    code: 'npx --no appling pack:designer',
    after:
      'packs the engine of the chat. It runs in Node 20.19 or newer and writes the design, its screens as SVG, an HTML file to tap, a React and an Expo project.',
    call: 'call of the command',
    printed: 'It prints',
  },
  file: {
    heading: 'One file for a design',
    text: 'Plain JSON, with a version. The chat opens it, the HTML file and both projects carry it. This is the one that the command above wrote:',
    label: 'Outline of a design file',
  },
  schemas: {
    heading: 'JSON Schemas',
    text: 'They say what such files hold. An address keeps its content; another version gets another address.',
  },
} as const;

import type { AppDesign } from '../model/app-design';
import { makeDrawable } from '../render/drawable';
import { PhoneScreen } from '../render/phone-screen';
import { Box, Text } from '../render/primitives';
import type { Phone } from '../render/phone';
import { breath, discover } from './discover';
import { createFile } from './file-markup';
import { escape } from './markup';
import { player } from './player';
import { pageCss } from './page-css';
import type { Frame, Grid } from './frames';
import { record } from './record';
import { createRecorder, type Part, type Recorder } from './recorder';

const END = 'That is as far as this file goes';

const Toast = ({ phone }: { phone: Phone }) => (
  <Box as="div" role="status" data-status="">
    <div
      hidden
      data-toast=""
      style={{ padding: '12px 18px', ...phone.paint.fill('accent', 'control') }}
    >
      <Text phone={phone} on="accent" size={15} weight={600} {...{ 'data-text': '' }}>
        {''}
      </Text>
    </div>
  </Box>
);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

async function recordAll(
  recorder: Recorder,
  onPart: (part: Part, root: Frame, grids: Grid[]) => void,
) {
  for (const [part, reads] of await discover(recorder)) {
    await breath();
    const { root, grids } = record(recorder, part, reads);
    onPart(part, root, grids);
  }
}

/**
 * The design as one file that opens from disk and taps like the preview: the markup of every screen, a small player, and
 * a record of what each tap changes, made by tapping everything once.
 */
export async function writeHtml(design: AppDesign): Promise<string> {
  await makeDrawable(design);
  const recorder = createRecorder(design);
  const recordings = new Map<string, { root: Frame; grids: Grid[] }>();
  await recordAll(recorder, (part, root, grids) =>
    recordings.set(part.component.id, { root, grids }),
  );
  const frames = design.screens.map((screen) => ({
    screen,
    trees: recorder.frame(screen, (phone) => <PhoneScreen phone={phone} />),
  }));
  const [first] = design.screens;
  const toast = first ? recorder.frame(first, (phone) => <Toast phone={phone} />) : [];
  const file = createFile(recorder);
  const parts = new Map(
    [...recordings].map(([id, { root, grids }]) => [
      id,
      root.kids.map((kid) => file.framed(kid, grids)).join(''),
    ]),
  );
  const sections = frames.map(({ screen, trees }) => {
    const label = escape(`${design.name}, ${screen.name}`);
    const hidden = screen.id === design.start ? '' : ' hidden';
    const content = trees.map((tree) => file.plain(tree, (id) => parts.get(id))).join('');
    // A screen that opens with a figure has no heading above those of its parts.
    const heading = content.includes('<h2') ? '' : `<h2>${escape(screen.name)}</h2>`;
    return `<section data-at="${screen.id}" aria-label="${label}" tabindex="-1"${hidden}>${heading}${content}</section>`;
  });
  const foot = toast.map((tree) => file.plain(tree, () => undefined)).join('');
  const css = `${pageCss(design.look)}\n${file.css()}`;
  const data = file.data({
    keys: recorder.count(),
    start: design.start,
    end: END,
    clocks: recorder.clocks(),
  });
  // A closing tag in a text must not close the element that holds the data.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const policy = `default-src 'none'; script-src ${await hashOf(player)}; style-src ${await hashOf(css)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${escape(design.language)}" dir="${design.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${design.look.palette.background}">
<title>${escape(design.name)}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${escape(design.name)}</h1>
${sections.join('\n')}
${foot}
</main>
<script type="application/json" id="data">${json}</script>
<script>${player}</script>
</body>
</html>
`;
}

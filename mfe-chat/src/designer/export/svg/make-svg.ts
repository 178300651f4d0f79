import type { AppDesign } from '../../model/app-design';
import type { Assets } from '../assets/assets';
import { fontFolder } from '../assets/font-folder';
import { dataAddress, ownPictures } from '../assets/own-pictures';
import { trueTypeOf } from '../assets/true-type';
import type { Files, Progress } from '../exporter';
import { fileName } from '../file-name';
import { escape } from '../markup';
import type { MeasuredScreen } from '../measure/layers';
import { element } from '../xml';
import { drawLayer } from './draw-layer';
import { createSheet, type Sheet } from './sheet';

const [WIDTH, HEIGHT] = [390, 844];
/** In px. */
const GAP = 60;
const COLUMNS = 6;

const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Browsers load the fonts of the zip; design tools use installed ones. */
const fontStyle = (fonts: Assets['fonts'], folder: string): string =>
  fonts.length === 0
    ? ''
    : `<style>${fonts
        .map(
          ({ family, weight, name }) =>
            `@font-face{font-family:'${family}';font-weight:${weight};src:url(${folder}/${name})}`,
        )
        .join('')}</style>`;

interface Drawn {
  width: number;
  height: number;
  title: string;
  sheet: Sheet;
  style: string;
  content: string;
}

function svg({ width, height, title, sheet, style, content }: Drawn): string {
  const defs = style + sheet.defs.join('');
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    `<title>${escape(title)}</title>${defs && element('defs', {}, defs)}${content}`,
  )}\n`;
}

/** Layer paths use slashes as separators. */
const layer = ({ name }: MeasuredScreen) => name.replaceAll('/', '∕');

function drawScreen(screen: MeasuredScreen, sheet: Sheet): string {
  const { root } = screen;
  return drawLayer({ ...root, name: '' }, layer(screen), whole, sheet);
}

function allScreens(
  { name }: AppDesign,
  screens: readonly MeasuredScreen[],
  images: Sheet['images'],
  style: string,
): string {
  const sheet = createSheet(images);
  const columns = Math.min(COLUMNS, screens.length);
  const rows = Math.ceil(screens.length / columns);
  const groups = screens.map((screen, at) => {
    const [x, y] = [
      GAP + (at % columns) * (WIDTH + GAP),
      GAP + Math.floor(at / columns) * (HEIGHT + GAP),
    ];
    // Layer names must be unique in the file.
    const own: Sheet = { ...sheet, prefix: `s${at + 1}-` };
    return element(
      'g',
      { id: `${at + 1} ${layer(screen)}`, transform: `translate(${x} ${y})` },
      drawScreen(screen, own),
    );
  });
  const [width, height] = [GAP + columns * (WIDTH + GAP), GAP + rows * (HEIGHT + GAP)];
  return svg({ width, height, title: name, sheet, style, content: groups.join('') });
}

export function makeSvg(design: AppDesign, assets: Assets, progress: Progress): Files {
  const { screens } = assets;
  const fonts = assets.fonts.map((font) => ({ ...font, content: trueTypeOf(font.content) }));
  const images = Object.fromEntries(
    ownPictures(design, assets).map(([id, picture]) => [id, dataAddress(picture)]),
  );
  const style = fontStyle(fonts, '../fonts');
  const files = screens.map((screen, at) => {
    const sheet = createSheet(images);
    const content = element('g', { id: layer(screen) }, drawScreen(screen, sheet));
    progress((at + 1) / (screens.length + 1));
    return {
      path: `screens/${String(at + 1).padStart(2, '0')}-${fileName(screen.name)}.svg`,
      content: svg({
        width: WIDTH,
        height: HEIGHT,
        title: `${design.name}, ${screen.name}`,
        sheet,
        style,
        content,
      }),
    };
  });
  return [
    ...files,
    {
      path: 'all-screens.svg',
      content: allScreens(design, screens, images, fontStyle(fonts, 'fonts')),
    },
    ...fontFolder(fonts),
  ];
}

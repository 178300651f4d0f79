import type { AppDesign } from '../../model/app-design';
import type { Typeface } from '../../model/theme';
import { Name, printValue } from '../project/print-value';
import type { WrittenModule } from '../project/written-modules';

/** Phones need one file per weight. */
interface FontPackage {
  name: string;
  version: string;
  family: string;
  cuts: readonly (readonly [weight: number, name: string])[];
}

const all = [
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'SemiBold'],
  [700, 'Bold'],
  [800, 'ExtraBold'],
] as const;

const font = (family: string, patch: number, weights: readonly number[]): FontPackage => ({
  name: `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`,
  version: `0.4.${patch}`,
  family: family.replaceAll(' ', ''),
  cuts: all.filter(([weight]) => weights.includes(weight)),
});

const grotesque = font('Bricolage Grotesque', 1, [400, 500, 600, 700, 800]);

/** Other faces are system fonts. */
const packages: Readonly<Partial<Record<Typeface, FontPackage>>> = {
  bricolage: grotesque,
  rounded: grotesque,
  instrument: font('Instrument Sans', 2, [400, 500, 600, 700]),
  newsreader: font('Newsreader', 1, [500]),
  hand: font('Patrick Hand', 1, [400]),
  pixel: font('Pixelify Sans', 2, [600]),
  didone: font('Bodoni Moda', 2, [600]),
  deco: font('Limelight', 1, [400]),
  poster: font('Anton', 2, [400]),
  wide: font('Orbitron', 2, [700]),
  bubble: font('Fredoka', 1, [600]),
};

const facesOf = ({ look }: AppDesign): Typeface[] => [
  ...new Set([look.type.display, look.type.text]),
];

export const fontVersions = (design: AppDesign): Record<string, string> =>
  Object.fromEntries(
    facesOf(design).flatMap((face) => {
      const own = packages[face];
      return own ? [[own.name, own.version]] : [];
    }),
  );

export function fontsModule(design: AppDesign): WrittenModule {
  const faces = facesOf(design).flatMap((face) => {
    const own = packages[face];
    const named = own?.cuts.map(([weight, name]) => {
      const cut = `${own.family}_${weight}${name}`;
      return { weight, cut, from: `${own.name}/${weight}${name}` };
    });
    return named ? [{ face, named }] : [];
  });
  const files = faces.flatMap(({ named }) => named);
  const cuts = Object.fromEntries(
    faces.map(({ face, named }) => [face, named.map(({ weight, cut }) => [weight, cut])]),
  );
  const held = Object.fromEntries(files.map(({ cut }) => [cut, new Name(cut)]));
  return {
    path: 'ui/fonts',
    text: `/** The files of the fonts, by the names under which texts ask for them. */
export const fontFiles = ${printValue(held).replace(/\b(\w+): \1\b/g, '$1')};

/** The weights of each face that has files, from light to bold. */
export const cuts: Readonly<Partial<Record<Typeface, readonly (readonly [number, string])[]>>> = ${printValue(cuts)};
`,
    takes: [
      { from: 'model/theme-names', name: 'Typeface', isType: true },
      ...files.map(({ from, cut }) => ({ from, name: cut, isType: false })),
    ],
  };
}

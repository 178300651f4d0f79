import type { AppDesign } from '../../model/app-design';
import type { FontFile } from '../assets/assets';
import { CARRIED_FILE } from '../carried';
import type { ExportedFile } from '../exporter';
import { fileName } from '../file-name';
import { drawingNotices } from '../notices';
import { plainName } from '../project/plain-name';
import { fontVersions } from './font-packages';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Versions that Expo SDK 57 declares compatible and the export tests use. */
const packageFile = (design: AppDesign): string =>
  json({
    name: fileName(design.name),
    version: '1.0.0',
    private: true,
    main: 'index.tsx',
    engines: { node: '>=20.19.4' },
    scripts: {
      start: 'expo start',
      android: 'expo start --android',
      ios: 'expo start --ios',
      web: 'expo start --web',
      check: 'tsc',
      test: 'jest',
      export: 'expo export',
    },
    jest: { preset: 'jest-expo' },
    dependencies: {
      ...fontVersions(design),
      '@expo/metro-runtime': '57.0.16',
      expo: '57.0.26',
      'expo-constants': '57.0.22',
      'expo-font': '57.0.4',
      'expo-status-bar': '57.0.1',
      react: '19.2.3',
      'react-dom': '19.2.3',
      'react-native': '0.86.3',
      'react-native-safe-area-context': '5.7.0',
      'react-native-svg': '15.15.4',
      'react-native-web': '0.21.4',
    },
    devDependencies: {
      '@react-native/jest-preset': '0.86.3',
      '@testing-library/react-native': '13.3.3',
      '@types/jest': '29.5.14',
      '@types/react': '19.2.6',
      jest: '29.7.0',
      'jest-expo': '57.0.5',
      'react-test-renderer': '19.2.3',
      typescript: '6.0.3',
    },
  });

const appFile = ({ name, look }: AppDesign): string =>
  json({
    expo: {
      name: plainName(name),
      slug: fileName(name),
      version: '1.0.0',
      orientation: 'portrait',
      userInterfaceStyle: 'automatic',
      backgroundColor: look.palette.background,
      platforms: ['ios', 'android', 'web'],
      web: { bundler: 'metro' },
    },
  });

const tsconfig = json({
  extends: 'expo/tsconfig.base',
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    types: ['jest'],
  },
  include: ['src', 'index.tsx'],
});

const entry = `import { registerRootComponent } from 'expo';
import { App } from './src/app';
import { design } from './src/data';
import { screens } from './src/screens';
import { looks, wears } from './src/theme';

const Root = () => <App design={design} looks={looks} wears={wears} screens={screens} />;

registerRootComponent(Root);
`;

const readme = ({ name }: AppDesign, fonts: readonly FontFile[]): string => `# ${plainName(name)}

A React Native app for Expo SDK 57, made from a design by Appling. Node 20.19.4 or later:

\`\`\`sh
npm install
npx expo start   # then scan the code with Expo Go of SDK 57, or press w for the browser
npm run check    # checks its types
npm test         # opens every screen and follows every link
\`\`\`

Tested so: its types, its tests, and bundles for the web and for Android. Not tried on a real phone.

| where                 | what                                                   |
| --------------------- | ------------------------------------------------------ |
| \`src/data.ts\`         | what the screens show: edit texts and records here     |
| \`src/theme.ts\`        | colors, corners and letters by day and by night        |
| \`src/screens/\`        | a component for each screen                            |
| \`src/components/\`     | what screens are made of                               |
| \`src/ui/\`             | views, texts, taps and fields of React Native          |
| \`src/phone/\`          | what the app remembers, and what taps do               |
| \`appling.design.json\` | the design: open it in Appling to go on there          |

Set \`wears\` in \`src/theme.ts\` to \`'phone'\` to follow the phone's light or dark setting. State is kept in memory.
Replace \`src/phone/phone-state.ts\` to keep it elsewhere.

${fonts.length > 0 ? 'Its fonts come with `npm install`, under the SIL Open Font License. ' : ''}The licences of what it contains lie in \`licenses/\`: keep them
with the app.
`;

export function projectFiles(design: AppDesign, fonts: readonly FontFile[]): ExportedFile[] {
  const licenses = new Map(fonts.map(({ license }) => [license.name, license.content]));
  return [
    { path: 'README.md', content: readme(design, fonts) },
    { path: CARRIED_FILE, content: json(design) },
    { path: 'package.json', content: packageFile(design) },
    { path: 'app.json', content: appFile(design) },
    { path: 'tsconfig.json', content: tsconfig },
    { path: 'index.tsx', content: entry },
    { path: 'licenses/drawings.txt', content: drawingNotices(design) },
    ...[...licenses].map(([name, content]) => ({ path: `licenses/${name}`, content })),
  ];
}

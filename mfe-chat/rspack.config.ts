import { createRemoteConfig } from '@appling/shared/build/config';

/** `folder/name.ts` below the designer becomes `prefix-name.json`. */
const filesOf = (prefix: string, folder: string, names: string) =>
  Object.fromEntries(
    names
      .split(' ')
      .map((name) => [`${prefix}-${name}.json`, `./src/designer/${folder}/${name}.ts`]),
  );

const LANGUAGES =
  'arabic chinese french german indonesian italian japanese korean portuguese russian spanish turkish';

export default createRemoteConfig({
  name: 'chat',
  port: 3102,
  data: {
    'words.json': './src/designer/engine-data.ts',
    'content.json': { module: './src/content/released-content.ts', reads: './content' },
    'drawings.json': './src/designer/drawings/drawing-data.ts',
    'interface-words.json': './src/designer/compose/content/interface-words.ts',
    ...filesOf('spoken', 'compose/content/spoken', LANGUAGES),
    ...filesOf('words', 'interpret/lexicon', LANGUAGES),
  },
  modules: { engine: './src/pages/chat/conversation/engine-file.ts' },
});

import { createRemoteConfig } from '@appling/shared/build/config';

export default createRemoteConfig({
  name: 'chat',
  port: 3102,
  data: {
    'words.json': './src/designer/engine-data.ts',
    'drawings.json': './src/designer/drawings/drawing-data.ts',
  },
  modules: { engine: './src/pages/chat/conversation/engine-file.ts' },
});

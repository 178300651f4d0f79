import { createRemoteConfig } from '@appling/kit/config';
import { RELEASED_DATA } from './released-data.ts';

export default createRemoteConfig({
  name: 'chat',
  port: 3102,
  data: RELEASED_DATA,
  modules: {
    engine: './src/pages/chat/conversation/engine-file.ts',
    // The export sheet needs all of it.
    exports: { entry: './src/pages/chat/exporting/exports-file.ts', isWhole: true },
  },
});

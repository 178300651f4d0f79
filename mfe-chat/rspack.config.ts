import { createRemoteConfig } from '@appling/shared/build/config';

export default createRemoteConfig({
  name: 'chat',
  port: 3102,
  modules: { engine: './src/pages/chat/conversation/engine-file.ts' },
});

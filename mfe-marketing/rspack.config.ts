import { createRemoteConfig } from '@appling/kit/config';

export default createRemoteConfig({
  name: 'marketing',
  port: 3101,
  aliases: { '@splinetool/runtime': './src/scene/player.ts' },
});

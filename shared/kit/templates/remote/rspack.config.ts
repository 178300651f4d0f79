import { createRemoteConfig } from '@appling/kit/config';

export default createRemoteConfig({ name: '__REMOTE__', port: 0 });

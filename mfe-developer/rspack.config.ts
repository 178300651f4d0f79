import { createRemoteConfig } from '@appling/kit/config';

export default createRemoteConfig({ name: 'developer', port: 3103 });

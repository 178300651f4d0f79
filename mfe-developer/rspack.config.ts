import { createRemoteConfig } from '@appling/shared/build/config';

export default createRemoteConfig({ name: 'developer', port: 3103 });

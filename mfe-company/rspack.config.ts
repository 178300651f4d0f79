import { createRemoteConfig } from '@appling/shared/build/config';

export default createRemoteConfig({ name: 'company', port: 3104 });

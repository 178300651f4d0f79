import { createRemoteConfig } from '@appling/kit/config';

export default createRemoteConfig({ name: 'company', port: 3104 });

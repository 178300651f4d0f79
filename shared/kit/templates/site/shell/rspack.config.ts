import { createShellConfig } from '@appling/kit/config';

export default createShellConfig();

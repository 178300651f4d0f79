import { createShellConfig } from '@appling/shared/build/config';

export default createShellConfig();

import { SITE_NAMES } from '@appling/kit/design';

// A build replaces these names; tests read them from the environment.
Object.assign(process.env, SITE_NAMES);

import { serve } from './exports-serve';
import { make } from './make-by-name';

/* Runs as a worker, or imported by the page where workers are not available. */
if (!('document' in globalThis)) serve(self, make);

export { make };

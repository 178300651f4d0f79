import { serve } from './exports-serve';
import { make } from './make-by-name';

/*
 * Exports as a file of its own. As a worker it answers messages; the page can also import it, where there is no worker to
 * be had. Both run this one file.
 */
if (!('document' in globalThis)) serve(self, make);

export { make };

import { releasedSource } from '../../../content/released-source';
import { readIdea } from '../../../designer/interpret/read-idea';
import { answer } from './engine';
import { serve } from './engine-serve';

/* Runs as a worker, or imported by the page where workers are not available. */
if (!('document' in globalThis)) {
  serve(self, answer);
  // Loads word lists while the visitor types.
  readIdea('', releasedSource).catch(() => {});
}

export { answer };
// Shared here, because most modules that load later need it.
export { contrast } from '../../../designer/themes/color';

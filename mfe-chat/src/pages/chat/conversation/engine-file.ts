import { releasedSource } from '../../../content/released-source';
import { readIdea } from '../../../designer/interpret/read-idea';
import { answer } from './engine';
import { serve } from './engine-serve';

/*
 * The engine as a file of its own. As a worker it answers messages; the page can also import it, where there is no
 * worker to be had. Both run this one file.
 */
if (!('document' in globalThis)) {
  serve(self, answer);
  // The word lists are made ready while the visitor still writes.
  readIdea('', releasedSource).catch(() => {});
}

export { answer };
// Part of this file, since nearly all that is fetched after it needs it.
export { contrast } from '../../../designer/themes/color';

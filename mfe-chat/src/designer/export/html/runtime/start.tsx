import { createRoot } from 'react-dom/client';
import type { AppDesign } from '../../../model/app-design';
import { makeDrawable } from '../../../render/drawable';
import { dataIds } from '../file-data';
import { dataIn } from './data-in';
import { ExportedApp } from './exported-app';
import { fit } from './fit';

/* Runs in an exported file with all views and Preact: see ../bundle-runtime. */

async function start(place: HTMLElement): Promise<void> {
  addEventListener('resize', () => fit(place));
  fit(place);
  const design = dataIn<AppDesign>(dataIds.design);
  await makeDrawable(design);
  createRoot(place).render(<ExportedApp design={design} />);
}

const place = document.querySelector('main');
if (place) void start(place);

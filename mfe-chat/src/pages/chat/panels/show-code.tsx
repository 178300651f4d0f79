import { Button } from '@appling/ui/button';
import { Code } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { exportWords } from './export.content';
import type { ProjectZips } from './screen-code';

const ScreenCode = lazy(() => import(/* webpackChunkName: "export-code" */ './screen-code'));

/** Loaded on request. */
export function ShowCode({ zips }: { zips: ProjectZips }) {
  const [isShown, show] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        size="small"
        iconStart={<Code aria-hidden="true" />}
        aria-expanded={isShown}
        onClick={() => show(!isShown)}
      >
        {exportWords.code.show}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <ScreenCode zips={zips} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@appling/ui/button';
import { Play } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';

const DemoDialog = lazy(() => import('./demo/demo-dialog'));

/** Loads the dialog on the first press; it stays mounted so that focus can return. */
export function WatchDemo({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        kind="outline"
        iconStart={<Play aria-hidden="true" />}
        onClick={open}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <DemoDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@appling/ui/button';
import { Play } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';

const DemoDialog = lazy(() => import('./demo/demo-dialog'));

/** The dialog arrives with the first press; closing keeps it, so that the focus can return. */
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

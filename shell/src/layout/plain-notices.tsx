import { takeNotices, useSite } from '@appling/runtime/state';
import { Button } from '@appling/ui/button';

/** Shows messages without the toaster when its code does not load. */
export function PlainNotices() {
  const notices = useSite((state) => state.notices);
  const latest = notices.at(-1);
  if (!latest) return null;
  return (
    <div
      data-ground="night"
      className="ui-toast fixed right-5 bottom-5 z-50"
      data-type={latest.kind}
    >
      <p role={latest.kind === 'error' ? 'alert' : 'status'}>{latest.text}</p>
      <Button kind="quiet" size="small" className="ml-auto" onClick={() => takeNotices()}>
        Close
      </Button>
    </div>
  );
}

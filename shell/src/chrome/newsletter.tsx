import { notify } from '@appling/shared/state';
import { Button } from '@appling/shared/ui/button';
import { Field } from '@appling/shared/ui/field';
import { chrome } from './chrome.content';

const words = chrome.newsletter;

/** Says plainly that nothing is sent. `method="dialog"` keeps it true before the script runs. */
export function Newsletter() {
  return (
    <form
      noValidate
      method="dialog"
      className="mt-7 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        notify('info', words.nothingSent);
      }}
    >
      <Field
        label={words.label}
        type="email"
        autoComplete="email"
        placeholder={words.example}
        className="grow"
      />
      <Button type="submit" kind="strong" className="shrink-0">
        {words.button}
      </Button>
    </form>
  );
}

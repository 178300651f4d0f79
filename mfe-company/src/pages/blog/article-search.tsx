import { Field } from '@appling/ui/field';
import { Search } from 'lucide-react';
import type { Ref } from 'react';

interface ArticleSearchProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Called before typing starts. */
  onPrepare: () => void;
  /** Called on blur or Enter. */
  onSettle: () => void;
  field: Ref<HTMLInputElement>;
}

// A constant element, which React never renders again.
const glass = <Search aria-hidden="true" />;

/** Searches on input, so it has no submit button. */
export function ArticleSearch({
  label,
  query,
  onQuery,
  onPrepare,
  onSettle,
  field,
}: ArticleSearchProps) {
  return (
    <form
      role="search"
      method="dialog"
      className="notes-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
    >
      {glass}
      <Field
        ref={field}
        label={label}
        labelHidden
        size="large"
        type="search"
        name="q"
        autoComplete="off"
        placeholder={label}
        value={query}
        onFocus={onPrepare}
        onBlur={onSettle}
        onChange={(event) => onQuery(event.target.value)}
      />
    </form>
  );
}

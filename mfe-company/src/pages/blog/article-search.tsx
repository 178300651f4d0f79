import { Field } from '@appling/ui/field';
import { Search } from 'lucide-react';
import type { Ref } from 'react';

interface ArticleSearchProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Called when somebody is about to type. */
  onPrepare: () => void;
  /** Called when they are done: they leave the field or press Enter. */
  onSettle: () => void;
  field: Ref<HTMLInputElement>;
}

// One element for all letters: none of them renders it.
const glass = <Search aria-hidden="true" />;

/** Finds while one types; there is nothing to submit. */
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

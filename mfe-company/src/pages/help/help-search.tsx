import { Link } from '@appling/runtime/router';
import { Badge } from '@appling/ui/badge';
import { Button } from '@appling/ui/button';
import { Field } from '@appling/ui/field';
import { Search } from 'lucide-react';
import { memo, useRef } from 'react';
import { Prose } from '../../sections/prose';
import { textLink } from '../../sections/text-link';
import { useAddressQuery } from '../../sections/use-address-query';
import type { HelpResult } from './find-help';
import type { help } from './help.content';
import { openAnswer } from './open-answer';
import { useHelpSearch } from './use-help-search';

type Words = (typeof help)['search'];

/** Searches on input; the button focuses the results. */
export function HelpSearch({ words }: { words: Words }) {
  const address = useAddressQuery();
  const query = address.query.get('q') ?? '';
  const { found, isPending, hasFailed, prepare } = useHelpSearch(query);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      role="search"
      className="help-search w-full max-w-160"
      data-served={address.isServed || undefined}
      data-pending={isPending || undefined}
    >
      <form
        method="dialog"
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          address.settle();
          list.current?.focus();
        }}
      >
        <Field
          label={words.label}
          type="search"
          autoComplete="off"
          placeholder={words.example}
          className="min-w-40 flex-1"
          value={query}
          onFocus={prepare}
          onBlur={address.settle}
          onChange={({ target: { value } }) =>
            address.type(new URLSearchParams(value && { q: value }))
          }
        />
        <Submit label={words.button} />
      </form>
      <div ref={list} tabIndex={-1} role="status" className="rounded-field">
        {hasFailed && <p className="mt-4">{words.failed}</p>}
        {found && (
          <Results results={found} words={words} query={query.trim()} search={address.search} />
        )}
      </div>
    </div>
  );
}

interface ResultsProps {
  results: readonly HelpResult[];
  words: Words;
  query: string;
  /** Query of the address, which links to answers on this page keep. */
  search: string;
}

function Results({ results, words, query, search }: ResultsProps) {
  if (results.length === 0) {
    return (
      <p className="mt-4 max-w-[52ch]">
        {words.none.replace('{query}', query)}{' '}
        <Prose text={`[${words.write.label}](${words.write.href})`} />
      </p>
    );
  }
  return (
    <>
      <p className="mt-4 text-small text-ink-muted">
        {results.length === 1 ? words.one : words.many.replace('{count}', String(results.length))}
      </p>
      <ul className="mt-2 border-b border-line">
        {results.slice(0, 6).map(({ id, kind, title, href }) => (
          <Result key={id} kind={words.kinds[kind]} title={title} href={href} search={search} />
        ))}
      </ul>
    </>
  );
}

// Memoized: a keystroke does not render it.
const Submit = memo(function Submit({ label }: { label: string }) {
  return (
    <Button type="submit" iconStart={<Search aria-hidden="true" />}>
      {label}
    </Button>
  );
});

interface ResultProps {
  kind: string;
  title: string;
  href: string;
  search: string;
}

const Result = memo(function Result({ kind, title, href, search }: ResultProps) {
  return (
    <li className="flex items-baseline gap-3 border-t border-line py-3">
      <span className="min-w-16 shrink-0">
        <Badge>{kind}</Badge>
      </span>
      <Link
        to={href.startsWith('#') ? search + href : href}
        className={textLink}
        onClick={() => openAnswer(href)}
      >
        {title}
      </Link>
    </li>
  );
});

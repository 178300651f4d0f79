import { Badge } from '@appling/ui/badge';
import { PageSection } from '@appling/ui/page-section';
import { Switch } from '@appling/ui/switch';
import { useState } from 'react';
import { DataTable } from '../../sections/data-table';
import type { CookieCategory } from './cookies.content';

const SECTION = 'preferences';

/** Scrolls to the switches and focuses the first one. */
export function focusSwitches(): void {
  const section = document.getElementById(SECTION);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('[role="switch"]')?.focus();
}

interface CategoriesProps {
  heading: string;
  lead: string;
  manage: string;
  note: string;
  required: string;
  allow: string;
  columns: readonly string[];
  items: readonly CookieCategory[];
}

export function Categories({ heading, lead, manage, note, items, ...words }: CategoriesProps) {
  return (
    <PageSection id={SECTION} ground="sunken" heading={heading} lead={lead} size="title-3">
      <div className="mb-14 border-t-2 border-ink pt-5">
        <h3 className="text-heading-1">{manage}</h3>
        <p className="mt-2 max-w-[68ch]">{note}</p>
      </div>
      <div className="grid gap-14">
        {items.map((category) => (
          <Category key={category.id} category={category} words={words} />
        ))}
      </div>
    </PageSection>
  );
}

interface CategoryProps {
  category: CookieCategory;
  words: Pick<CategoriesProps, 'required' | 'allow' | 'columns'>;
}

/** Starts on; the choice is not stored and ends with the page. */
function Category({ category, words }: CategoryProps) {
  const [isOn, setIsOn] = useState(true);
  const { id, name, description, cookies } = category;
  return (
    <section aria-labelledby={`cookies-${id}`} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h3 id={`cookies-${id}`} className="text-heading-1">
            {name}
          </h3>
          <p className="mt-1.5 max-w-[60ch] text-ink-muted">{description}</p>
        </div>
        {category.required ? (
          <Badge tone="strong">{words.required}</Badge>
        ) : (
          <Switch checked={isOn} onChange={(event) => setIsOn(event.target.checked)}>
            {words.allow}
            <span className="sr-only"> {name}</span>
          </Switch>
        )}
      </div>
      <div className="mt-4">
        <DataTable
          caption={name}
          columns={words.columns}
          rows={cookies.map((cookie) => [
            <code key={cookie.name} className="font-mono text-[0.9em] font-normal">
              {cookie.name}
            </code>,
            cookie.purpose,
            cookie.duration,
            cookie.domain,
          ])}
        />
      </div>
    </section>
  );
}

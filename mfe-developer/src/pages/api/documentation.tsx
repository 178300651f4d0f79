import { Tabs } from '@appling/ui/tabs';
import { type ReactNode, useRef } from 'react';
import { useArrival } from './use-arrival';
import { useUrlChoice } from './use-url-choice';

interface DocumentationProps<T extends string> {
  label: string;
  tabs: Record<T, string>;
  panels: Record<T, ReactNode>;
  notice: ReactNode;
}

/** Four tabs; `?tab=endpoints` opens one, the first is the default. */
export function Documentation<T extends string>({
  label,
  tabs,
  panels,
  notice,
}: DocumentationProps<T>) {
  const section = useRef<HTMLElement>(null);
  const values = Object.keys(tabs) as T[];
  const [tab, chooseTab] = useUrlChoice('tab', values);
  useArrival(section);
  return (
    <section
      ref={section}
      id="documentation"
      aria-label={label}
      className="api-documentation page-column section-space"
    >
      {notice}
      <Tabs
        label={label}
        value={tab}
        onValueChange={chooseTab}
        items={values.map((value) => ({ value, label: tabs[value], panel: panels[value] }))}
        className="api-tabs"
      />
    </section>
  );
}

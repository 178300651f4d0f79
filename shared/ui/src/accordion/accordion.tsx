import { type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
  id?: string;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  level?: 2 | 3 | 4;
  firstOpen?: boolean;
  className?: string;
}

/** List of questions with at most one open answer. Uses `<details name>`, which works without script. */
export function Accordion({ items, level = 3, firstOpen = false, className }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={cx('ui-accordion', className)}>
      {items.map((item, index) => (
        <details key={item.question} name={name} id={item.id} open={firstOpen && index === 0}>
          <summary>
            <Heading className="ui-accordion-question">{item.question}</Heading>
            <span className="ui-accordion-sign" aria-hidden="true" />
          </summary>
          <div className="ui-accordion-answer">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

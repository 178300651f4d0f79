import { type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';

/** One question with its answer. */
export interface AccordionItem {
  question: string;
  answer: ReactNode;
  /** Anchor of the row, for links to it. */
  id?: string;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the questions in the outline of the page. */
  level?: 2 | 3 | 4;
  /** Opens the first row at the start. */
  firstOpen?: boolean;
  className?: string;
}

/** Hairline rows of which one is open at a time. `<details name>`: it works without script and can be closed. */
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

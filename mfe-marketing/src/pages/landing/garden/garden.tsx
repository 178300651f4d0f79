import { useId, useState } from 'react';
import { RootSystem } from '../roots/root-system';
import { Bed } from './bed';
import { pictures } from './garden-pictures';
import { garden } from './garden.content';
import { Plot } from './plot';
import { StyleChips } from './style-chips';
import { prefetch, useRedraw } from './use-redraw';

export function Garden() {
  const headingId = useId();
  const [style, setStyle] = useState('Colorful');
  const [isRedrawn, setRedrawn] = useState(false);
  const shown = useRedraw(pictures[style]!);
  const choose = (name: string) => {
    setStyle(name);
    setRedrawn(true);
  };
  return (
    <section aria-labelledby={headingId} className="garden">
      <div className="garden-head page-column">
        <h2 id={headingId} className="text-title-2">
          {garden.heading}
        </h2>
        <p className="garden-lead">
          {garden.lead.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <StyleChips
          {...garden.styles}
          chosen={style}
          onChoose={choose}
          onConsider={(name) => prefetch(pictures[name]!)}
        />
        <output className="sr-only">{isRedrawn && garden.styles.drawn(style)}</output>
      </div>
      <Bed>
        {garden.plots.map((plot, index) => (
          <Plot
            key={plot.name}
            {...plot}
            index={index}
            isLast={index === garden.plots.length - 1}
            picture={shown[index]!}
            roots={<RootSystem seed={index} />}
          />
        ))}
      </Bed>
    </section>
  );
}

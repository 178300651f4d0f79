import { StateBadge } from '@appling/ui/state-badge';
import { Chip } from '@appling/ui/chip';
import { useState } from 'react';
import { contrast, grade } from './contrast';

type Role = 'background' | 'surface' | 'text' | 'accent' | 'hero' | 'heroText';

interface PaletteCheckProps {
  label: string;
  measured: (name: string) => string;
  sample: string;
  ratio: (value: string) => string;
  pairs: readonly { name: string; front: Role; ground: Role }[];
  palettes: readonly { name: string; colors: Record<Role, string> }[];
}

export function PaletteCheck(props: PaletteCheckProps) {
  const { label, measured, sample, ratio, pairs, palettes } = props;
  const [chosen, setChosen] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const { name, colors } = palettes[chosen]!;
  const choose = (index: number) => {
    setChosen(index);
    setTouched(true);
  };
  return (
    <div className="palette">
      <div className="feature-chips" role="group" aria-label={label}>
        {palettes.map((palette, index) => (
          <Chip
            key={palette.name}
            size="small"
            chosen={index === chosen}
            onClick={() => choose(index)}
          >
            {palette.name}
          </Chip>
        ))}
      </div>
      <dl>
        {pairs.map(({ name: pair, front, ground }) => {
          const value = contrast(colors[front], colors[ground]);
          const verdict = grade(value);
          return (
            <div key={pair}>
              <dt>
                <svg viewBox="0 0 64 44" width="64" height="44" aria-hidden="true">
                  <path d={leafCut} fill={colors[ground]} />
                  <text x="32" y="29" textAnchor="middle" fill={colors[front]}>
                    {sample}
                  </text>
                </svg>
                {pair}
              </dt>
              <dd>
                {ratio(value.toFixed(1))}
                <StateBadge tone={verdict.startsWith('AA') ? 'positive' : 'neutral'}>
                  {verdict}
                </StateBadge>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="sr-only" role="status">
        {isTouched && measured(name)}
      </p>
    </div>
  );
}

// The leaf cut as a path: two opposite corners round, the others tight.
const leafCut =
  'M22 0.75H56A7.25 7.25 0 0 1 63.25 8V22A21.25 21.25 0 0 1 42 43.25H8A7.25 7.25 0 0 1 0.75 36V22A21.25 21.25 0 0 1 22 0.75Z';

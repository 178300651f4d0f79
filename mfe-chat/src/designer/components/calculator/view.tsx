import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';
import { said } from '../../render/pieces/said';

const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '=', '+'];

/** Multiplies and divides before it adds and subtracts. */
function reckon(sum: string): number {
  const parts = sum.match(/\d*\.?\d+|[÷×−+]/g) ?? [];
  const terms: number[] = [];
  let sign = 1;
  let pending: string | undefined;
  for (const part of parts) {
    if (part === '+' || part === '−') sign = part === '−' ? -1 : 1;
    else if (part === '×' || part === '÷') pending = part;
    else {
      const value = Number(part);
      const last = terms.at(-1);
      if (pending && last !== undefined)
        terms[terms.length - 1] = pending === '×' ? last * value : last / value;
      else terms.push(sign * value);
      pending = undefined;
      sign = 1;
    }
  }
  return terms.reduce((total, term) => total + term, 0);
}

export function Calculator({ component, phone }: Drawn<'calculator'>) {
  const { id, label, clear } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ sum }, change] = phone.state(id, { sum: '48×3−12' });
  const isDone = /^-?[\d.]+$/.test(sum);
  const press = (key: string) => () => {
    if (key === '=') return change({ sum: isDone ? '' : said(reckon(sum)).replace('-', '−') });
    const isSign = '÷×−+'.includes(key);
    if (isSign && '÷×−+'.includes(sum.at(-1) ?? '')) return change({ sum: sum.slice(0, -1) + key });
    return change({ sum: (sum === '–' ? '' : sum.slice(-15)) + key });
  };
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Box
        role="status"
        aria-label={label}
        style={{ minHeight: 176, justifyContent: 'flex-end', alignItems: 'flex-end', gap: 2 }}
      >
        <Text phone={phone} on={on} tone="muted" size={24} weight={500}>
          {sum || '0'}
        </Text>
        <Text
          phone={phone}
          on={on}
          size={84}
          weight={740}
          face="display"
          leading={1}
          tracking={-0.05}
        >
          {sum === '' ? '0' : said(reckon(sum))}
        </Text>
      </Box>
      <Row role="group" aria-label={label} style={{ flexWrap: 'wrap', gap: 10 }}>
        {keys.map((key) => {
          const ground = key === '=' ? 'accent' : '÷×−+'.includes(key) ? 'hero' : 'surface';
          return (
            <Tap
              key={key}
              phone={phone}
              onTap={press(key)}
              style={{
                width: 79,
                height: 74,
                alignItems: 'center',
                justifyContent: 'center',
                ...paint.fill(ground, 'control'),
              }}
            >
              <Text phone={phone} on={ground} size={27} weight={600} face="display">
                {key}
              </Text>
            </Tap>
          );
        })}
      </Row>
      <Push
        phone={phone}
        label={clear}
        ground="surface"
        onTap={() => change({ sum: sum === '' ? '48×3−12' : '' })}
      />
    </Box>
  );
}

import type { Drawn } from '../../render/phone';
import { Box, Icon, Input, Row, Tap, Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import { said } from '../../render/pieces/said';

export function Converter({ component, phone }: Drawn<'converter'>) {
  const { id, label, units, swap } = component;
  const { paint } = phone;
  const [{ typed, from, to }, change] = phone.state(id, {
    typed: String(component.amount),
    from: component.from,
    to: component.to,
  });
  const [a, b] = [units[from % units.length], units[to % units.length]];
  const amount = Number(typed.replace(',', '.'));
  const result = said((amount * (a?.rate ?? 1)) / (b?.rate ?? 1), phone.design.language);
  const side = (key: 'from' | 'to', at: number, other: number) => {
    const ground = key === 'from' ? 'surface' : 'accent';
    return (
      <Box
        style={{
          ...paint.fill(ground, 'card'),
          padding: '18px 18px 14px 20px',
          gap: 8,
          border: 'none',
        }}
      >
        <Text
          phone={phone}
          on={ground}
          tone={key === 'from' ? 'muted' : 'text'}
          size={14.5}
          weight={550}
        >
          {units[at % units.length]?.name ?? ''}
        </Text>
        <Row style={{ justifyContent: 'space-between', gap: 10 }}>
          {key === 'from' ? (
            <Input
              phone={phone}
              on={ground}
              inputMode="decimal"
              label={label}
              maxLength={9}
              size={54}
              weight={740}
              face="display"
              tracking={-2 / 54}
              still={{ leading: 1.1, tracking: -0.04 }}
              value={typed}
              onType={(text) => change({ typed: text.replace(/[^\d.,]/g, '') })}
              style={phone.live ? { width: 210 } : {}}
            />
          ) : (
            <Text
              phone={phone}
              on={ground}
              size={54}
              weight={740}
              face="display"
              leading={1.1}
              tracking={-0.04}
              aria-live="polite"
            >
              {result}
            </Text>
          )}
          <Text phone={phone} on={ground} size={22} weight={680} face="display">
            {units[at % units.length]?.code ?? ''}
          </Text>
        </Row>
        <Row
          role="radiogroup"
          aria-label={`${label}, ${sayIn(phone.design, key)}`}
          style={{ gap: 6, flexWrap: 'wrap' }}
        >
          {units.map(({ code, name }, index) =>
            index === other ? null : (
              <Tap
                key={code}
                phone={phone}
                role="radio"
                aria-checked={index === at}
                onTap={() => change({ [key]: index })}
                style={{
                  minHeight: 44,
                  minWidth: 48,
                  alignItems: 'center',
                  justifyContent: 'center',
                  paddingLeft: 11,
                  paddingRight: 11,
                  borderRadius: Math.min(16, paint.look.radius),
                  ...(index === at
                    ? { backgroundColor: paint.on(ground) }
                    : { border: `1.5px solid ${paint.line(ground, 0.25)}` }),
                }}
              >
                <Text
                  phone={phone}
                  on={ground}
                  size={13.5}
                  weight={650}
                  said={name}
                  style={
                    index === at
                      ? { color: paint.reads(paint.ground(ground), [paint.on(ground)]) }
                      : {}
                  }
                >
                  {code}
                </Text>
              </Tap>
            ),
          )}
        </Row>
      </Box>
    );
  };
  return (
    <Box as="div" style={{ gap: 8 }}>
      {side('from', from, to)}
      <Box
        style={{ alignItems: 'center', marginTop: -22, marginBottom: -22, position: 'relative' }}
      >
        <Tap
          phone={phone}
          aria-label={swap}
          onTap={() => change({ from: to, to: from })}
          style={{
            width: 56,
            height: 56,
            borderRadius: 28,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: paint.ground('ink'),
            border: `4px solid ${paint.ground(phone.screen.ground)}`,
          }}
        >
          <Icon name="repeat" size={22} color={paint.on('ink')} />
        </Tap>
      </Box>
      {side('to', to, from)}
      <Text phone={phone} on={phone.screen.ground} tone="muted" size={14} style={{ marginTop: 6 }}>
        {`1 ${a?.code ?? ''} = ${said((a?.rate ?? 1) / (b?.rate ?? 1), phone.design.language)} ${b?.code ?? ''}`}
      </Text>
    </Box>
  );
}

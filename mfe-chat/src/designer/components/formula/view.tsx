import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { said } from '../../render/pieces/said';

/** Calculates a result while inputs change. */
export function Formula({ component, phone }: Drawn<'formula'>) {
  const { id, inputs, rule, label, unit } = component;
  const { paint } = phone;
  const [a = 0, b = 0, c = 0] = inputs.map(
    ({ value }, index) => phone.state([id, index], { value })[0].value,
  );
  const result = {
    divide: a / (b || 1),
    multiply: a * b * (inputs.length > 2 ? c : 1),
    minus: (a - b) * (inputs.length > 2 ? c : 1),
    tip: (a * (1 + c / 100)) / (b || 1),
  }[rule];
  return (
    <Box as="div" style={{ gap: 10 }}>
      <Box
        aria-live="polite"
        style={{
          ...paint.fill('hero', 'card'),
          border: 'none',
          padding: '20px 22px 18px 22px',
          gap: 2,
        }}
      >
        <Text phone={phone} on="hero" size={16} weight={600}>
          {label}
        </Text>
        <Row style={{ alignItems: 'flex-end', gap: 8 }}>
          <Text
            phone={phone}
            on="hero"
            size={72}
            weight={760}
            face="display"
            leading={1}
            tracking={-0.05}
          >
            {said(result, phone.design.language)}
          </Text>
          <Text
            phone={phone}
            on="hero"
            size={22}
            weight={640}
            face="display"
            style={{ marginBottom: 8 }}
          >
            {unit}
          </Text>
        </Row>
      </Box>
      {inputs.map(({ label: name, step, unit: of, value: initial }, index) => {
        const [{ value }, change] = phone.state([id, index], { value: initial });
        const move = (by: number) => () =>
          change({ value: Math.max(step, Math.round((value + by) * 100) / 100) });
        return (
          <Row
            key={name}
            role="group"
            aria-label={name}
            style={{
              ...paint.fill('surface', 'card'),
              minHeight: 70,
              paddingLeft: 18,
              paddingRight: 10,
              justifyContent: 'space-between',
            }}
          >
            <Text phone={phone} on="surface" size={15.5} weight={600}>
              {name}
            </Text>
            <Row style={{ gap: 2 }}>
              <IconTap
                phone={phone}
                on="surface"
                icon="minus"
                label={`− ${name}`}
                source={id}
                size={19}
                onTap={move(-step)}
              />
              <Text
                phone={phone}
                on="surface"
                size={19}
                weight={700}
                face="display"
                aria-live="polite"
              >
                {`${said(value, phone.design.language)} ${of}`}
              </Text>
              <IconTap
                phone={phone}
                on="surface"
                icon="plus"
                label={`+ ${name}`}
                source={id}
                size={19}
                onTap={move(step)}
              />
            </Row>
          </Row>
        );
      })}
    </Box>
  );
}

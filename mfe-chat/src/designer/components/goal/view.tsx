import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Ring } from '../../render/ring';

export function Goal({ component, phone }: Drawn<'goal'>) {
  const { id, label, of, unit, step, note } = component;
  const { paint } = phone;
  const [{ value }, change] = phone.state(id, { value: component.value });
  const move = (by: number) => () => change({ value: Math.max(0, Math.min(of, value + by)) });
  return (
    <Row
      as="div"
      style={{
        ...paint.fill('hero', 'card'),
        border: 'none',
        padding: '18px 12px 18px 20px',
        gap: 18,
      }}
    >
      <Box
        role="img"
        aria-label={`${label}: ${value} / ${of} ${unit}`}
        style={{
          width: 118,
          height: 118,
          position: 'relative',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Box aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
          <Ring
            phone={phone}
            on="hero"
            share={Math.min(1, value / of)}
            size={118}
            stroke={12}
            tick={false}
          />
        </Box>
        <Text phone={phone} on="hero" size={27} weight={740} face="display">
          {`${Math.round((value / of) * 100)}%`}
        </Text>
      </Box>
      <Box style={{ flexGrow: 1, flexShrink: 1, gap: 3 }}>
        <Text phone={phone} on="hero" as="h3" size={19} weight={690} face="display" leading={1.15}>
          {label}
        </Text>
        <Text phone={phone} on="hero" size={15} weight={550} aria-live="polite">
          {`${value} / ${of} ${unit}`}
        </Text>
        <Text phone={phone} on="hero" tone="muted" size={13.5}>
          {note}
        </Text>
        <Row style={{ marginLeft: -12, marginTop: 2 }}>
          <IconTap
            phone={phone}
            on="hero"
            icon="minus"
            label={`− ${label}`}
            source={id}
            onTap={move(-step)}
            size={20}
          />
          <IconTap
            phone={phone}
            on="hero"
            icon="plus"
            label={`+ ${label}`}
            source={id}
            onTap={move(step)}
            size={20}
          />
        </Row>
      </Box>
    </Row>
  );
}

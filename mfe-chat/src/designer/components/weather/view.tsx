import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';

export function Weather({ component, phone }: Drawn<'weather'>) {
  const { id, place, sky, hours, days, facts } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ at }, change] = phone.state(id, { at: 0 });
  const hour = hours[at] ?? hours[0];
  return (
    <Box as="div" style={{ gap: 16 }}>
      <Box as="div" aria-live="polite">
        <Text phone={phone} on={on} tone="muted" size={16} weight={550}>
          {`${place}, ${hour?.at ?? ''}`}
        </Text>
        <Row style={{ justifyContent: 'space-between' }}>
          <Text
            phone={phone}
            on={on}
            as="h2"
            size={112}
            weight={740}
            face="display"
            leading={1}
            tracking={-0.06}
          >
            {`${hour?.degrees ?? 0}°`}
          </Text>
          <Icon
            name={hour?.icon ?? 'sun'}
            size={96}
            stroke={1.4}
            color={paint.on(on, 'accent', 'large')}
          />
        </Row>
        <Text phone={phone} on={on} size={20} weight={620} face="display">
          {sky}
        </Text>
      </Box>
      <Row
        role="group"
        aria-label={place}
        style={{
          ...paint.fill('surface', 'card'),
          padding: '8px 6px 8px 6px',
          justifyContent: 'space-between',
        }}
      >
        {hours.slice(0, 6).map((each, index) => {
          const isOn = index === at;
          const ground = isOn ? 'accent' : 'surface';
          return (
            <Tap
              key={each.at}
              phone={phone}
              aria-pressed={isOn}
              onTap={() => change({ at: isOn ? -1 : index })}
              style={{
                width: 54,
                minHeight: 92,
                alignItems: 'center',
                justifyContent: 'space-between',
                padding: '10px 0 10px 0',
                ...paint.fill(ground, 'control'),
                border: 'none',
                boxShadow: 'none',
              }}
            >
              <Text phone={phone} on={ground} size={13} weight={550}>
                {each.at}
              </Text>
              <Icon name={each.icon} size={20} color={paint.on(ground)} />
              <Text phone={phone} on={ground} size={15.5} weight={680}>
                {`${each.degrees}°`}
              </Text>
            </Tap>
          );
        })}
      </Row>
      <Box as="ul" style={{ ...paint.fill('surface', 'card'), padding: '4px 18px 4px 18px' }}>
        {days.map(({ name, low, high, icon }, index) => (
          <Row
            as="li"
            key={name}
            style={{
              minHeight: 46,
              gap: 14,
              ...(index ? { borderTop: `1px solid ${paint.line('surface')}` } : {}),
            }}
          >
            <Box style={{ width: 92 }}>
              <Text phone={phone} on="surface" size={15.5} weight={600}>
                {name}
              </Text>
            </Box>
            <Icon name={icon} size={20} color={paint.on('surface', 'accent', 'large')} />
            <Box
              style={{
                flexGrow: 1,
                height: 6,
                borderRadius: 3,
                backgroundColor: paint.line('surface', 0.1),
              }}
            >
              <Box
                style={{
                  height: 6,
                  borderRadius: 3,
                  marginLeft: Math.max(0, low * 3),
                  width: Math.max(14, (high - low) * 7),
                  backgroundColor: paint.on('surface', 'accent', 'large'),
                }}
              />
            </Box>
            <Text phone={phone} on="surface" size={14.5} weight={620}>
              {`${low}° ${high}°`}
            </Text>
          </Row>
        ))}
      </Box>
      <Row as="dl" style={{ gap: 10, flexWrap: 'wrap' }}>
        {facts.map(({ label, value }) => (
          <Box
            as="div"
            key={label}
            style={{
              width: 168,
              padding: '14px 16px 14px 16px',
              ...paint.fill('surface', 'control'),
            }}
          >
            <Text phone={phone} on="surface" as="dt" tone="muted" size={13.5}>
              {label}
            </Text>
            <Text phone={phone} on="surface" as="dd" size={19} weight={680} face="display">
              {value}
            </Text>
          </Box>
        ))}
      </Row>
    </Box>
  );
}

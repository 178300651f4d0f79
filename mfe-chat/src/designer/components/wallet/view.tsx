import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { LeadMark } from '../../render/pieces/lead-mark';
import { pressedState } from '../../render/shared-state';

export function Wallet({ component, phone }: Drawn<'wallet'>) {
  const { id, label, value, note, buttons, rows } = component;
  const { paint } = phone;
  return (
    <Box as="div" style={{ gap: 16 }}>
      <Box
        style={{
          ...paint.fill('accent', 'card'),
          padding: '20px 22px 20px 22px',
          gap: 6,
          border: 'none',
        }}
      >
        <Text phone={phone} on="accent" size={15} weight={500}>
          {label}
        </Text>
        <Text
          phone={phone}
          on="accent"
          size={56}
          weight={750}
          face="display"
          leading={1}
          tracking={-0.05}
        >
          {value}
        </Text>
        <Text phone={phone} on="accent" size={15} weight={550}>
          {note}
        </Text>
        <Row style={{ gap: 10, marginTop: 12 }}>
          {buttons.map((button, index) => {
            const source = [id, index] as const;
            const isOn = button.action.do === 'toggle' && pressedState(phone, source)[0].isOn;
            return (
              <Tap
                key={button.label}
                phone={phone}
                action={button.action}
                source={source}
                style={{
                  minHeight: 44,
                  paddingLeft: 20,
                  paddingRight: 20,
                  justifyContent: 'center',
                  borderRadius: Math.min(22, paint.look.radius * 1.2),
                  ...(index === 0
                    ? { backgroundColor: paint.ground('background') }
                    : { border: `1.5px solid ${paint.on('accent')}` }),
                }}
              >
                <Text
                  phone={phone}
                  on={index === 0 ? 'background' : 'accent'}
                  size={15}
                  weight={650}
                >
                  {isOn && button.action.do === 'toggle' ? button.action.says : button.label}
                </Text>
              </Tap>
            );
          })}
        </Row>
      </Box>
      <Box as="ul" style={{ ...paint.fill('surface', 'card'), paddingLeft: 18, paddingRight: 18 }}>
        {rows.map((row, index) => (
          <Row
            as="li"
            key={`${row.title}${index}`}
            style={{
              minHeight: 66,
              gap: 14,
              ...(index ? { borderTop: `1px solid ${paint.line('surface')}` } : {}),
            }}
          >
            {row.lead && (
              <LeadMark phone={phone} lead={row.lead} tint={row.tint} on="surface" size={42} />
            )}
            <Box style={{ flexGrow: 1, flexShrink: 1, gap: 2 }}>
              <Text phone={phone} on="surface" size={15.5} weight={620}>
                {row.title}
              </Text>
              <Text phone={phone} on="surface" tone="muted" size={13.5}>
                {row.note}
              </Text>
            </Box>
            <Text phone={phone} on="surface" size={15.5} weight={660}>
              {row.value}
            </Text>
          </Row>
        ))}
      </Box>
    </Box>
  );
}

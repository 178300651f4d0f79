import type { Drawn } from '../../render/phone';
import { Box, Tap, Text } from '../../render/primitives';
import { basketOf, priced } from '../../render/pieces/basket';
import { Push } from '../../render/pieces/buttons';

export function Checkout({ component, phone }: Drawn<'checkout'>) {
  const { id, label, ways, pay, paid } = component;
  const { paint } = phone;
  const [{ way, done }, change] = phone.state(id, { way: 0, done: false });
  const { total, unit } = basketOf(phone);
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Box
        role="radiogroup"
        aria-label={label}
        style={{ ...paint.fill('surface', 'card'), padding: '2px 18px 2px 18px' }}
      >
        {ways.map(({ title, note }, index) => (
          <Tap
            key={title}
            phone={phone}
            role="radio"
            aria-checked={index === way}
            onTap={() => change({ way: index })}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 14,
              minHeight: 62,
              ...(index ? { borderTop: `1px solid ${paint.line('surface')}` } : {}),
            }}
          >
            <Box
              style={{
                width: 24,
                height: 24,
                borderRadius: 12,
                padding: 5,
                border: `2px solid ${index === way ? paint.on('surface', 'accent', 'large') : paint.line('surface', 0.3)}`,
              }}
            >
              {index === way && (
                <Box
                  style={{
                    flexGrow: 1,
                    borderRadius: 6,
                    backgroundColor: paint.on('surface', 'accent', 'large'),
                  }}
                />
              )}
            </Box>
            <Box style={{ flexShrink: 1 }}>
              <Text phone={phone} on="surface" size={15.5} weight={620}>
                {title}
              </Text>
              {note && (
                <Text phone={phone} on="surface" tone="muted" size={13.5}>
                  {note}
                </Text>
              )}
            </Box>
          </Tap>
        ))}
      </Box>
      <Push
        phone={phone}
        icon={done ? 'check' : 'lock'}
        label={done ? paid : total > 0 ? `${pay} ${priced(phone, unit, total)}` : pay}
        pressed={done}
        onTap={() => change({ done: !done })}
        style={{ minHeight: 60 }}
      />
    </Box>
  );
}

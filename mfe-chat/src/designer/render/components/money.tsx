import { Art } from '../art';
import { findComponent, type Drawn, type Phone } from '../phone';
import { Box, Icon, IconTap, Row, Tap, Text } from '../primitives';
import { Push } from './parts';
import { LeadMark, tintGround } from './rows';

/** `£12.50`, or `12.50 kr` for a unit that follows. */
const priced = (unit: string, amount: number): string => {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return unit.length > 1 ? `${digits} ${unit}` : `${unit}${digits}`;
};

function basketOf(phone: Phone, id?: string) {
  const cart = id
    ? findComponent(phone, id, 'cart')
    : phone.design.screens
        .flatMap(({ components }) => components)
        .find((each) => each.type === 'cart');
  const items = cart?.type === 'cart' ? cart.items : [];
  const counts = items.map(({ count }, index) => phone.value(`${cart?.id}/${index}`, count));
  const total = items.reduce((sum, { price }, index) => sum + price * (counts[index] ?? 0), 0);
  return { counts, total, unit: cart?.type === 'cart' ? cart.unit : '' };
}

/** What is in the basket, how many of each, and what it comes to. */
export function Cart({ component, phone }: Drawn<'cart'>) {
  const { id, items, unit, total, empty } = component;
  const { paint } = phone;
  const basket = basketOf(phone, id);
  const shown = items
    .map((item, index) => ({ item, index, count: basket.counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <Box as="div" style={{ gap: 10 }}>
      <Box as="ul" style={{ gap: 8 }}>
        {shown.map(({ item, index, count }) => {
          const key = `${id}/${index}`;
          return (
            <Row
              as="li"
              key={key}
              style={{ ...paint.fill('surface', 'card'), padding: 10, gap: 13 }}
            >
              <Box
                style={{
                  width: 62,
                  height: 66,
                  overflow: 'hidden',
                  alignItems: 'center',
                  justifyContent: 'flex-end',
                  ...paint.fill(tintGround(item.tint), 'small'),
                  border: 'none',
                  boxShadow: 'none',
                }}
              >
                {item.picture ? (
                  <Art phone={phone} name={item.picture} width={62} height={66} fit="slice" />
                ) : (
                  <Icon name="shopping-bag" size={24} color={paint.on(tintGround(item.tint))} />
                )}
              </Box>
              <Box style={{ flexGrow: 1, flexShrink: 1, gap: 2 }}>
                <Text phone={phone} on="surface" size={15.5} weight={640} leading={1.2}>
                  {item.title}
                </Text>
                <Text phone={phone} on="surface" tone="muted" size={14}>
                  {priced(unit, item.price)}
                </Text>
              </Box>
              <Row>
                <IconTap
                  phone={phone}
                  on="surface"
                  icon="minus"
                  label={`− ${item.title}`}
                  source={id}
                  size={18}
                  onTap={() => phone.set(key, count - 1)}
                />
                <Text phone={phone} on="surface" size={16} weight={700} aria-live="polite">
                  {count}
                </Text>
                <IconTap
                  phone={phone}
                  on="surface"
                  icon="plus"
                  label={`+ ${item.title}`}
                  source={id}
                  size={18}
                  onTap={() => phone.set(key, count + 1)}
                />
              </Row>
            </Row>
          );
        })}
      </Box>
      {shown.length === 0 && (
        <Text phone={phone} on={phone.screen.ground} tone="muted" size={15.5}>
          {empty}
        </Text>
      )}
      <Row style={{ justifyContent: 'space-between', paddingTop: 8 }}>
        <Text phone={phone} on={phone.screen.ground} size={17} weight={600}>
          {total}
        </Text>
        <Text
          phone={phone}
          on={phone.screen.ground}
          size={32}
          weight={730}
          face="display"
          aria-live="polite"
        >
          {priced(unit, basket.total)}
        </Text>
      </Row>
    </Box>
  );
}

/** Ways to pay, and the button that would. */
export function Checkout({ component, phone }: Drawn<'checkout'>) {
  const { id, label, ways, pay, paid } = component;
  const { paint } = phone;
  const way = phone.value(`${id}/way`, 0);
  const done = phone.value(id, false);
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
            onTap={() => phone.set(`${id}/way`, index)}
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
        label={done ? paid : total > 0 ? `${pay} ${priced(unit, total)}` : pay}
        pressed={done}
        onTap={() => phone.set(id, !done)}
        style={{ minHeight: 60 }}
      />
    </Box>
  );
}

/** What there is, who owes whom, and where it went. */
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
            const key = `${id}/${index}`;
            const isOn = button.action.do === 'toggle' && phone.value(key, false);
            return (
              <Tap
                key={button.label}
                phone={phone}
                action={button.action}
                source={key}
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

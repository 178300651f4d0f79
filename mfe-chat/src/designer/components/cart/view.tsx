import { Art } from '../../render/art';
import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Text } from '../../render/primitives';
import { basketOf, priced } from '../../render/pieces/basket';
import { tintGround } from '../../render/pieces/lead-mark';
import { cartItem } from '../../render/shared-state';

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
          const [, change] = cartItem(phone, id, index, item.count);
          return (
            <Row
              as="li"
              key={index}
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
                  {priced(phone, unit, item.price)}
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
                  onTap={() => change({ count: count - 1 })}
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
                  onTap={() => change({ count: count + 1 })}
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
          {priced(phone, unit, basket.total)}
        </Text>
      </Row>
    </Box>
  );
}

import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { tintGround } from '../../render/pieces/lead-mark';
import { LetterTile } from '../../render/pieces/letter-tile';

export function Deck({ component, phone }: Drawn<'deck'>) {
  const { id, cards, no, yes, kept } = component;
  const { paint } = phone;
  const [{ at, liked }, change] = phone.state(id, { at: 0, liked: 0 });
  const card = cards[at % cards.length];
  if (!card) return <Box />;
  const ground = tintGround(card.tint);
  const step = (by: number) => () => change({ at: at + 1, liked: liked + by });
  return (
    <Box as="div" style={{ gap: 18 }}>
      <Box style={{ position: 'relative', height: 446 }}>
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 26,
            right: 26,
            top: 20,
            height: 426,
            ...paint.fill(tintGround((card.tint + 2) % 5), 'card'),
          }}
        />
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 13,
            right: 13,
            top: 10,
            height: 422,
            ...paint.fill(tintGround((card.tint + 1) % 5), 'card'),
          }}
        />
        <Box
          as="article"
          aria-live="polite"
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: 0,
            height: 420,
            overflow: 'hidden',
            ...paint.fill('surface', 'card'),
          }}
        >
          <Box
            style={{
              height: 306,
              overflow: 'hidden',
              alignItems: 'center',
              justifyContent: 'flex-end',
              backgroundColor: paint.ground(ground),
            }}
          >
            {card.picture ? (
              <Art phone={phone} name={card.picture} width={346} height={306} fit="slice" />
            ) : (
              <LetterTile
                phone={phone}
                title={card.title}
                tint={card.tint}
                width={346}
                height={306}
              />
            )}
          </Box>
          <Box style={{ padding: '16px 20px 16px 20px', gap: 4 }}>
            <Text
              phone={phone}
              on="surface"
              as="h3"
              size={27}
              weight={710}
              face="display"
              leading={1.1}
            >
              {card.title}
            </Text>
            <Text phone={phone} on="surface" tone="muted" size={15.5}>
              {card.note}
            </Text>
          </Box>
        </Box>
      </Box>
      <Row style={{ justifyContent: 'center', gap: 26 }}>
        {(
          [
            ['x', no, 0],
            ['heart', yes, 1],
          ] as const
        ).map(([icon, label, by]) => (
          <Tap
            key={icon}
            phone={phone}
            aria-label={`${label}: ${card.title}`}
            onTap={step(by)}
            style={{
              width: 72,
              height: 72,
              borderRadius: Math.min(36, paint.look.radius * 1.5),
              alignItems: 'center',
              justifyContent: 'center',
              ...(by
                ? { backgroundColor: paint.ground('accent') }
                : {
                    backgroundColor: paint.ground('surface'),
                    border: `2px solid ${paint.line(phone.screen.ground, 0.16)}`,
                  }),
            }}
          >
            <Icon name={icon} size={30} color={paint.on(by ? 'accent' : 'surface')} />
          </Tap>
        ))}
      </Row>
      <Box aria-live="polite" style={{ alignItems: 'center' }}>
        <Text phone={phone} on={phone.screen.ground} tone="muted" size={14.5} weight={550}>
          {`${kept}: ${liked}`}
        </Text>
      </Box>
    </Box>
  );
}

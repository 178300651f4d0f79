import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { Chip, Push } from '../../render/pieces/buttons';

export function Onboarding({ component, phone }: Drawn<'onboarding'>) {
  const { id, pages, next, done, to } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [shown, turn] = phone.state(id, { at: 0 });
  const at = Math.min(shown.at, pages.length - 1);
  const page = pages[at];
  if (!page) return <Box />;
  const isLast = at === pages.length - 1;
  const [{ picked }, change] = phone.state([id, at], { picked: 0 });
  return (
    <Box as="div" style={{ gap: 20 }}>
      <Box
        style={{
          height: page.choices ? 230 : 330,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'flex-end',
          ...paint.fill('hero', 'card'),
          border: 'none',
        }}
      >
        <Art
          phone={phone}
          name={page.picture}
          width={346}
          height={page.choices ? 230 : 330}
          fit="slice"
        />
      </Box>
      <Box aria-live="polite" style={{ gap: 10, minHeight: 150 }}>
        <Text phone={phone} on={on} as="h2" size={36} weight={720} face="display" leading={1.04}>
          {page.title}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={16.5} leading={1.45}>
          {page.text}
        </Text>
      </Box>
      {page.choices && (
        <Row role="radiogroup" aria-label={page.title} style={{ flexWrap: 'wrap', gap: 8 }}>
          {page.choices.map((choice, index) => (
            <Chip
              key={choice}
              phone={phone}
              radio
              label={choice}
              on={index === picked}
              onTap={() => change({ picked: index })}
            />
          ))}
        </Row>
      )}
      <Row style={{ justifyContent: 'space-between' }}>
        <Row aria-hidden style={{ gap: 7 }}>
          {pages.map((_, index) => (
            <Box
              key={index}
              style={{
                width: index === at ? 26 : 9,
                height: 9,
                borderRadius: 5,
                backgroundColor:
                  index === at ? paint.on(on, 'accent', 'large') : paint.line(on, 0.2),
              }}
            />
          ))}
        </Row>
        {isLast ? (
          <Tap
            phone={phone}
            action={{ do: 'go', to }}
            source={id}
            style={{
              minHeight: 54,
              paddingLeft: 26,
              paddingRight: 26,
              justifyContent: 'center',
              ...paint.fill('accent', 'control'),
            }}
          >
            <Text phone={phone} on="accent" size={16.5} weight={660}>
              {done}
            </Text>
          </Tap>
        ) : (
          <Push
            phone={phone}
            label={next}
            leadsTo={to}
            onTap={() => turn({ at: at + 1 })}
            style={{ minHeight: 54 }}
          />
        )}
      </Row>
    </Box>
  );
}

import { Art } from '../art';
import type { Drawn } from '../phone';
import { Box, Icon, Row, Tap, Text } from '../primitives';
import { ActionButton } from './headers';
import { tintGround } from './rows';

/** The block a screen opens with: one promise, number or place, bigger than everything else. */
export function Cover({ component, phone }: Drawn<'cover'>) {
  const { id, ground, eyebrow, title, note, size, height, picture, fills, button, action } =
    component;
  const { paint } = phone;
  const corner = paint.radius('card') + 8;
  const bleeds = phone.screen.top === ground;
  const isBig = size > 60;
  return (
    <Box
      as="div"
      style={{
        position: 'relative',
        overflow: 'hidden',
        minHeight: height,
        marginLeft: bleeds ? 0 : 22,
        marginRight: bleeds ? 0 : 22,
        padding: bleeds ? '0 22px 24px 22px' : '12px 22px 22px 22px',
        ...paint.fill(ground),
        border: 'none',
        boxShadow: 'none',
        borderRadius: bleeds ? `0px 0px ${corner}px ${corner}px` : paint.radius('card'),
      }}
    >
      {picture && (
        <Box aria-hidden style={{ position: 'absolute', right: 0, bottom: 0 }}>
          {fills ? (
            <Art
              phone={phone}
              name={picture}
              width={bleeds ? 390 : 346}
              height={Math.round(height * 0.67)}
              fit="slice"
            />
          ) : (
            <Art phone={phone} name={picture} width={164} height={Math.round(height * 0.62)} />
          )}
        </Box>
      )}
      <Row style={{ minHeight: 44, justifyContent: 'space-between', position: 'relative' }}>
        <Text phone={phone} on={ground} size={15.5} weight={550}>
          {eyebrow}
        </Text>
        {action && (
          <ActionButton
            phone={phone}
            action={action}
            source={`${id}/action`}
            edge="end"
            on={ground}
          />
        )}
      </Row>
      <Text
        phone={phone}
        on={ground}
        as="h2"
        size={size}
        weight={isBig ? 760 : 700}
        face="display"
        leading={isBig ? 0.92 : 1.04}
        style={{
          position: 'relative',
          marginTop: 2,
          marginLeft: isBig ? -3 : 0,
          maxWidth: picture && !fills ? 236 : 340,
        }}
      >
        {title}
      </Text>
      {note && (
        <Text
          phone={phone}
          on={ground}
          size={isBig ? 18 : 15.5}
          weight={550}
          style={{ position: 'relative', marginTop: 8, maxWidth: picture && !fills ? 200 : 310 }}
        >
          {note}
        </Text>
      )}
      {button && (
        <Row style={{ position: 'relative', marginTop: 'auto', paddingTop: 16 }}>
          <Tap
            phone={phone}
            action={button.action}
            source={`${id}/button`}
            style={{
              minHeight: 46,
              paddingLeft: 20,
              paddingRight: 20,
              justifyContent: 'center',
              ...paint.fill(ground === 'accent' ? 'background' : 'ink', 'control'),
              border: 'none',
            }}
          >
            <Text
              phone={phone}
              on={ground === 'accent' ? 'background' : 'ink'}
              size={15.5}
              weight={650}
            >
              {button.action.do === 'toggle' && phone.value(`${id}/button`, false)
                ? button.action.says
                : button.label}
            </Text>
          </Tap>
        </Row>
      )}
    </Box>
  );
}

/** Doors to the other parts of the app. */
export function Links({ component, phone }: Drawn<'links'>) {
  const { paint } = phone;
  const wide = component.links.length === 3;
  const alone = component.links.length === 1;
  return (
    <Row
      as="ul"
      aria-label={component.label}
      style={{ flexWrap: 'wrap', gap: 10, alignItems: 'stretch' }}
    >
      {component.links.map(({ label, icon, tint, to }) => {
        const ground = tintGround(tint);
        return (
          <Box as="li" key={to} style={{ width: wide ? 108 : alone ? 346 : 168 }}>
            <Tap
              phone={phone}
              action={{ do: 'go', to }}
              source={component.id}
              style={{
                flexDirection: wide ? 'column' : 'row',
                alignItems: wide ? 'flex-start' : 'center',
                justifyContent: wide ? 'space-between' : 'flex-start',
                gap: 11,
                minHeight: wide ? 92 : 62,
                padding: wide ? 14 : '8px 14px 8px 14px',
                ...paint.fill(ground, 'control'),
                boxShadow: 'none',
              }}
            >
              <Icon name={icon} size={22} color={paint.on(ground)} />
              <Box style={{ flexShrink: 1 }}>
                <Text phone={phone} on={ground} size={14.5} weight={620} leading={1.15}>
                  {label}
                </Text>
              </Box>
            </Tap>
          </Box>
        );
      })}
    </Row>
  );
}

/** Round faces on top of a feed; a tap marks them as seen. */
export function Stories({ component, phone }: Drawn<'stories'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  return (
    <Box
      as="div"
      style={{
        overflow: 'hidden',
        ...(phone.live ? { overflowX: 'auto', scrollbarWidth: 'none' } : {}),
      }}
    >
      <Row
        as="ul"
        aria-label={component.label}
        style={{
          gap: 14,
          paddingLeft: 22,
          paddingRight: 22,
          width: component.people.length * 80 + 30,
        }}
      >
        {component.people.map(({ name, initials, tint }, index) => {
          const key = `${component.id}/${index}`;
          const seen = phone.value(key, index > 3);
          const ground = tintGround(tint);
          return (
            <Box as="li" key={name} style={{ width: 66 }}>
              <Tap
                phone={phone}
                aria-label={seen ? `${name}, ${component.seen}` : name}
                aria-pressed={seen}
                onTap={() => phone.set(key, !seen)}
                style={{ alignItems: 'center', gap: 6 }}
              >
                <Box
                  style={{
                    padding: 3,
                    borderRadius: 33,
                    border: `2.5px solid ${seen ? paint.line(on, 0.2) : paint.on(on, 'accent', 'large')}`,
                  }}
                >
                  <Box
                    style={{
                      width: 54,
                      height: 54,
                      borderRadius: 27,
                      alignItems: 'center',
                      justifyContent: 'center',
                      backgroundColor: paint.ground(ground),
                    }}
                  >
                    <Text phone={phone} on={ground} size={18} weight={680}>
                      {initials}
                    </Text>
                  </Box>
                </Box>
                <Text phone={phone} on={on} tone={seen ? 'muted' : 'text'} size={12.5} weight={550}>
                  {name}
                </Text>
              </Tap>
            </Box>
          );
        })}
      </Row>
    </Box>
  );
}

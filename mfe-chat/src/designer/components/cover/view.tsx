import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { ActionButton } from '../../render/pieces/action-button';
import { pressedState } from '../../render/shared-state';

/** The large opening block of a screen: one promise, number or place. */
export function Cover({ component, phone }: Drawn<'cover'>) {
  const { id, ground, eyebrow, title, note, size, height, picture, fills, button, action } =
    component;
  const { paint } = phone;
  const corner = paint.radius('card') + 8;
  const bleeds = phone.screen.top === ground;
  const isBig = size > 60;
  const pressed = paint.look.palette.button ? 'button' : ground === 'accent' ? 'background' : 'ink';
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
            source={[id, 'action']}
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
            source={[id, 'button']}
            style={{
              minHeight: 46,
              paddingLeft: 20,
              paddingRight: 20,
              justifyContent: 'center',
              ...paint.fill(pressed, 'control'),
              border: 'none',
            }}
          >
            <Text phone={phone} on={pressed} size={15.5} weight={650}>
              {button.action.do === 'toggle' && pressedState(phone, [id, 'button'])[0].isOn
                ? button.action.says
                : button.label}
            </Text>
          </Tap>
        </Row>
      )}
    </Box>
  );
}

import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { ActionButton } from '../../render/pieces/action-button';
import { mix } from '../../themes/color';

export function Banner({ component, phone }: Drawn<'banner'>) {
  const { id, eyebrow, title, steps, at, stepName, action } = component;
  const { paint } = phone;
  const on = phone.screen.top;
  const chosen = phone.value(id, at);
  return (
    <Box
      as="div"
      style={{
        backgroundColor: paint.ground(on),
        padding: '6px 22px 20px 22px',
        borderRadius: `0px 0px ${paint.radius('card') + 10}px ${paint.radius('card') + 10}px`,
      }}
    >
      <Row style={{ height: 44, justifyContent: 'space-between' }}>
        <Text phone={phone} on={on} size={15.5} weight={450} aria-live="polite">
          {chosen === at ? eyebrow : `${stepName} ${(chosen < 0 ? at : chosen) + 1} of ${steps}`}
        </Text>
        {action && (
          <ActionButton phone={phone} action={action} source={`${id}/action`} edge="end" />
        )}
      </Row>
      <Text phone={phone} on={on} as="h2" size={33} weight={690} face="display" leading={1.06}>
        {title}
      </Text>
      <Row
        role="group"
        aria-label={eyebrow}
        style={{ height: 36, marginTop: 20, justifyContent: 'space-between' }}
      >
        {Array.from({ length: steps }, (_, index) => (
          <Tap
            key={index}
            phone={phone}
            aria-label={`${stepName} ${index + 1}`}
            aria-pressed={index === chosen}
            onTap={() => phone.set(id, index === chosen ? -1 : index)}
            style={{ height: 36, justifyContent: 'center' }}
          >
            <Box
              style={{
                width: 24,
                height: index === chosen ? 35 : 27,
                borderRadius: Math.min(9, paint.radius('small')),
                backgroundColor:
                  index === chosen
                    ? paint.on(on)
                    : index < at
                      ? paint.reads(paint.look.palette.art.sun, [paint.ground(on)], 3)
                      : mix(paint.ground(on), paint.on(on), 0.22),
              }}
            />
          </Tap>
        ))}
      </Row>
    </Box>
  );
}

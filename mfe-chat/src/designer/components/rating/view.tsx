import type { Drawn } from '../../render/phone';
import { Box, Drawing, Path, Row, Tap, Text } from '../../render/primitives';

export function Rating({ component, phone }: Drawn<'rating'>) {
  const { id, label, value, reviews, thanks } = component;
  const { paint } = phone;
  const [{ mine }, change] = phone.state(id, { mine: 0 });
  const shown = mine || component.stars;
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 18, gap: 12 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Box style={{ flexShrink: 1 }}>
          <Text phone={phone} on="surface" as="h3" size={17.5} weight={670} face="display">
            {label}
          </Text>
          <Text phone={phone} on="surface" tone="muted" size={13.5} aria-live="polite">
            {mine ? thanks : value}
          </Text>
        </Box>
        <Row role="radiogroup" aria-label={label} style={{ marginRight: -6 }}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Tap
              key={star}
              phone={phone}
              role="radio"
              aria-checked={mine === star}
              aria-label={`${star} ★`}
              onTap={() => change({ mine: star })}
              style={{ width: 36, height: 44, alignItems: 'center', justifyContent: 'center' }}
            >
              <Drawing width={26} height={26} viewBox="0 0 24 24">
                <Path
                  d="M12 2.6l2.9 6 6.5.9-4.700 4.600 1.100 6.500-5.800-3.100-5.800 3.100 1.100-6.500-4.700-4.600 6.500-.9z"
                  fill={
                    star <= shown
                      ? paint.on('surface', 'accent', 'large')
                      : paint.line('surface', 0.16)
                  }
                />
              </Drawing>
            </Tap>
          ))}
        </Row>
      </Row>
      {reviews.map(({ name, text, stars }) => (
        <Box
          key={name}
          style={{ borderTop: `1px solid ${paint.line('surface')}`, paddingTop: 12, gap: 3 }}
        >
          <Row style={{ justifyContent: 'space-between' }}>
            <Text phone={phone} on="surface" size={14.5} weight={640}>
              {name}
            </Text>
            <Text phone={phone} on="surface" tone="muted" size={13.5} weight={600}>
              {`${stars} / 5`}
            </Text>
          </Row>
          <Text phone={phone} on="surface" size={14.5} leading={1.4}>
            {text}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

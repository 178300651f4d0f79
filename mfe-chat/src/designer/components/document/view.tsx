import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

export function Document({ component, phone }: Drawn<'document'>) {
  const { id, title, note, rows, text, share, shared } = component;
  const { paint } = phone;
  const [{ given }, change] = phone.state(id, { given: false });
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Box
        style={{
          ...paint.fill('surface'),
          borderRadius: Math.min(16, paint.radius('small')),
          padding: '24px 22px 24px 22px',
          gap: 14,
        }}
      >
        <Row style={{ justifyContent: 'space-between', gap: 12 }}>
          <Box style={{ flexShrink: 1, gap: 3 }}>
            <Text
              phone={phone}
              on="surface"
              as="h3"
              size={22}
              weight={700}
              face="display"
              leading={1.15}
            >
              {title}
            </Text>
            <Text phone={phone} on="surface" tone="muted" size={13.5}>
              {note}
            </Text>
          </Box>
          <Icon name="file-text" size={30} color={paint.on('surface', 'accent', 'large')} />
        </Row>
        {text && (
          <Text phone={phone} on="surface" as="p" size={14.5} leading={1.5}>
            {text}
          </Text>
        )}
        <Box as="dl">
          {rows.map(({ label, value }) => (
            <Row
              as="div"
              key={label}
              style={{
                justifyContent: 'space-between',
                gap: 16,
                minHeight: 40,
                borderTop: `1px solid ${paint.line('surface')}`,
              }}
            >
              <Text phone={phone} on="surface" as="dt" tone="muted" size={14}>
                {label}
              </Text>
              <Text phone={phone} on="surface" as="dd" size={14.5} weight={620}>
                {value}
              </Text>
            </Row>
          ))}
        </Box>
      </Box>
      <Push
        phone={phone}
        icon={given ? 'check' : 'share'}
        label={given ? shared : share}
        pressed={given}
        onTap={() => change({ given: !given })}
      />
    </Box>
  );
}

import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { LeadMark, tintGround } from '../../render/pieces/lead-mark';
import { openedRecord } from '../../render/shared-state';

/** Shows the record whose row was tapped. */
export function Detail({ component, phone }: Drawn<'detail'>) {
  const { id, records, save, saved } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ record: at }] = openedRecord(phone, phone.screen.id);
  const record = records[at % records.length] ?? records[0];
  if (!record) return <Box />;
  const ground = tintGround(record.tint);
  const [{ kept }, change] = phone.state([id, at], { kept: false });
  const { text } = record;
  return (
    <Box as="div" style={{ gap: 18 }}>
      {record.picture && (
        <Box
          style={{
            height: 232,
            overflow: 'hidden',
            position: 'relative',
            alignItems: 'center',
            justifyContent: 'flex-end',
            ...paint.fill(ground, 'card'),
            border: 'none',
            boxShadow: 'none',
          }}
        >
          <Art
            phone={phone}
            name={record.picture}
            width={346}
            height={232}
            fit="slice"
            label={record.title}
          />
        </Box>
      )}
      <Row as="div" style={{ justifyContent: 'space-between', gap: 12 }}>
        {record.lead && !record.picture && (
          <LeadMark phone={phone} lead={record.lead} tint={record.tint} on={on} size={60} />
        )}
        <Box style={{ flexGrow: 1, flexShrink: 1, gap: 3 }}>
          <Text phone={phone} on={on} as="h2" size={29} weight={700} face="display" leading={1.08}>
            {record.title}
          </Text>
          {record.note && (
            <Text phone={phone} on={on} tone="muted" size={15.5}>
              {record.note}
            </Text>
          )}
        </Box>
        <Tap
          phone={phone}
          aria-label={`${kept ? saved : save}: ${record.title}`}
          aria-pressed={kept}
          onTap={() => change({ kept: !kept })}
          style={{
            width: 48,
            height: 48,
            alignItems: 'center',
            justifyContent: 'center',
            ...paint.fill(kept ? 'accent' : 'surface', 'control'),
          }}
        >
          <Icon
            name={kept ? 'check' : 'heart'}
            size={21}
            color={paint.on(kept ? 'accent' : 'surface')}
          />
        </Tap>
      </Row>
      {text && (
        <Text phone={phone} on={on} as="p" size={16} leading={1.5}>
          {text}
        </Text>
      )}
      {record.facts.length > 0 && (
        <Row as="dl" style={{ flexWrap: 'wrap', gap: 10, alignItems: 'stretch' }}>
          {record.facts.map(({ label, value }) => (
            <Box
              as="div"
              key={label}
              style={{
                width: 168,
                minHeight: 76,
                padding: '13px 16px 13px 16px',
                gap: 3,
                ...paint.fill('surface', 'control'),
              }}
            >
              <Text phone={phone} on="surface" as="dt" tone="muted" size={13.5} weight={500}>
                {label}
              </Text>
              <Text phone={phone} on="surface" as="dd" size={16.5} weight={650} leading={1.2}>
                {value}
              </Text>
            </Box>
          ))}
        </Row>
      )}
    </Box>
  );
}

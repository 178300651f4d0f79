import { Art } from '../art';
import type { Drawn } from '../phone';
import { Box, Icon, Row, Tap, Text } from '../primitives';
import { Chip, Push } from './parts';
import { LeadMark, tintGround } from './rows';

/** One record, whole: the row that was tapped says which. */
export function Detail({ component, phone }: Drawn<'detail'>) {
  const { id, records, save, saved } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const at = phone.value(`${phone.screen.id}/at`, 0);
  const record = records[at % records.length] ?? records[0];
  if (!record) return <Box />;
  const ground = tintGround(record.tint);
  const key = `${id}/kept/${at}`;
  const kept = phone.value(key, false);
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
          onTap={() => phone.set(key, !kept)}
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

/** Narrows its list while the visitor types. */
export function Search({ component, phone }: Drawn<'search'>) {
  const { list, label } = component;
  const { paint } = phone;
  const key = `query:${list}`;
  const query = phone.value(key, '');
  return (
    <Row
      as="div"
      style={{
        ...paint.fill('surface', 'control'),
        minHeight: 52,
        paddingLeft: 16,
        paddingRight: 4,
        gap: 11,
      }}
    >
      <Icon name="search" size={20} color={paint.on('surface', 'muted')} />
      {phone.live ? (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={60}
          value={query}
          onChange={(event) => phone.set(key, event.currentTarget.value)}
          style={{
            flexGrow: 1,
            minWidth: 0,
            minHeight: 44,
            border: 'none',
            background: 'transparent',
            fontSize: 16,
            fontFamily: paint.family('text'),
            color: paint.on('surface'),
          }}
        />
      ) : (
        <Box style={{ flexGrow: 1 }}>
          <Text phone={phone} on="surface" tone="muted" size={16}>
            {label}
          </Text>
        </Box>
      )}
    </Row>
  );
}

/** One group at a time. */
export function Filters({ component, phone }: Drawn<'filters'>) {
  const { list, label, all, groups } = component;
  const key = `group:${list}`;
  const chosen = phone.value(key, '');
  return (
    <Box
      as="div"
      style={{
        overflow: 'hidden',
        ...(phone.live ? { overflowX: 'auto', scrollbarWidth: 'none' } : {}),
      }}
    >
      <Row
        role="radiogroup"
        aria-label={label}
        style={{ gap: 8, paddingLeft: 22, paddingRight: 22 }}
      >
        {['', ...groups].map((group) => (
          <Chip
            key={group}
            phone={phone}
            radio
            label={group || all}
            on={chosen === group}
            onTap={() => phone.set(key, group)}
          />
        ))}
      </Row>
    </Box>
  );
}

/** A scrolling sheet of paper to hand over. */
export function Document({ component, phone }: Drawn<'document'>) {
  const { id, title, note, rows, text, share, shared } = component;
  const { paint } = phone;
  const given = phone.value(id, false);
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
        onTap={() => phone.set(id, !given)}
      />
    </Box>
  );
}

/** A choice of one, in a form. */
export function Choice({ component, phone }: Drawn<'choice'>) {
  const { id, label, options } = component;
  const selected = phone.value(id, component.selected);
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Text phone={phone} on={phone.screen.ground} as="h3" size={18} weight={660} face="display">
        {label}
      </Text>
      <Row role="radiogroup" aria-label={label} style={{ gap: 8, flexWrap: 'wrap' }}>
        {options.map((option, index) => (
          <Chip
            key={option}
            phone={phone}
            radio
            label={option}
            on={index === selected}
            onTap={() => phone.set(id, index)}
          />
        ))}
      </Row>
    </Box>
  );
}

/** Votes that count. */
export function Poll({ component, phone }: Drawn<'poll'>) {
  const { id, question, options, votes } = component;
  const { paint } = phone;
  const mine = phone.value(id, -1);
  const counts = options.map((option, index) => option.votes + (mine === index ? 1 : 0));
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 20, gap: 12 }}>
      <Text phone={phone} on="surface" as="h3" size={21} weight={690} face="display" leading={1.15}>
        {question}
      </Text>
      {options.map(({ label }, index) => {
        const ground = mine === index ? 'accent' : 'background';
        return (
          <Tap
            key={label}
            phone={phone}
            aria-pressed={mine === index}
            onTap={() => phone.set(id, mine === index ? -1 : index)}
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              alignItems: 'center',
              minHeight: 50,
              paddingLeft: 16,
              paddingRight: 16,
              ...paint.fill(ground, 'control'),
              boxShadow: 'none',
            }}
          >
            <Text phone={phone} on={ground} size={15.5} weight={600}>
              {label}
            </Text>
            <Text phone={phone} on={ground} size={15} weight={680}>
              {`${Math.round(((counts[index] ?? 0) / all) * 100)} %`}
            </Text>
          </Tap>
        );
      })}
      <Text phone={phone} on="surface" tone="muted" size={13.5} aria-live="polite">
        {`${all} ${votes}`}
      </Text>
    </Box>
  );
}

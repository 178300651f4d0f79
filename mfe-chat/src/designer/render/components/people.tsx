import { Art } from '../art';
import { Box, Icon, IconTap, Row, Tap, Text } from '../primitives';
import type { Drawn, Phone } from '../phone';
import { LeadMark, PlainRows, tintGround } from './rows';
import type { TextAction } from '../../model/parts';
import type { Ground } from '../../model/theme';

function Pill({
  phone,
  button,
  source,
  ground,
  on,
  outline,
}: {
  phone: Phone;
  button: TextAction;
  source: string;
  ground: Ground;
  on: Ground;
  outline?: boolean;
}) {
  const { action } = button;
  const isOn = action.do === 'toggle' && phone.value(source, false);
  const shape = outline
    ? { border: `1.5px solid ${phone.paint.line(on, 0.5)}` }
    : { ...phone.paint.fill(ground), border: 'none' };
  return (
    <Tap
      phone={phone}
      action={action}
      source={source}
      style={{
        height: 44,
        paddingLeft: 18,
        paddingRight: 18,
        justifyContent: 'center',
        borderRadius: Math.min(22, phone.paint.look.radius * 1.3),
        ...shape,
      }}
    >
      <Text phone={phone} on={outline ? on : ground} size={15} weight={650}>
        {isOn && action.do === 'toggle' ? action.says : button.label}
      </Text>
    </Tap>
  );
}

export function VisitCard({ component, phone }: Drawn<'visit-card'>) {
  const { id, eyebrow, title, picture, buttons } = component;
  return (
    <Box
      as="div"
      style={{
        position: 'relative',
        overflow: 'hidden',
        height: 186,
        padding: '18px 20px 16px 20px',
        justifyContent: 'space-between',
        ...phone.paint.fill('accent', 'card'),
        border: 'none',
      }}
    >
      <Box aria-hidden style={{ position: 'absolute', right: 0, top: 0 }}>
        <Art phone={phone} name={picture} width={346} height={186} fit="slice" />
      </Box>
      <Box as="div">
        <Text phone={phone} on="accent" size={15} weight={500}>
          {eyebrow}
        </Text>
        <Text
          phone={phone}
          on="accent"
          as="h3"
          size={27}
          weight={680}
          face="display"
          leading={1.1}
          style={{ marginTop: 5 }}
        >
          {title}
        </Text>
      </Box>
      <Row style={{ gap: 10 }}>
        {buttons.map((button, index) => (
          <Pill
            key={button.label}
            phone={phone}
            button={button}
            source={`${id}/${index}`}
            ground="background"
            on="accent"
            outline={index > 0}
          />
        ))}
      </Row>
    </Box>
  );
}

export function BalanceCard({ component, phone }: Drawn<'balance-card'>) {
  const { id, value, caption, button, picture } = component;
  return (
    <Box
      as="div"
      style={{
        position: 'relative',
        overflow: 'hidden',
        height: 204,
        padding: '16px 20px 18px 20px',
        justifyContent: 'space-between',
        ...phone.paint.fill('hero', 'card'),
        border: 'none',
      }}
    >
      <Box aria-hidden style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Art phone={phone} name={picture} width={346} height={204} fit="slice" />
      </Box>
      <Box>
        <Text
          phone={phone}
          on="hero"
          size={82}
          weight={780}
          face="display"
          leading={0.98}
          tracking={-0.06}
        >
          {value}
        </Text>
        <Text phone={phone} on="hero" size={16.5} weight={620}>
          {caption}
        </Text>
      </Box>
      <Row>
        <Pill phone={phone} button={button} source={id} ground="ink" on="hero" />
      </Row>
    </Box>
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export function TeamWeek({ component, phone }: Drawn<'team-week'>) {
  const { paint } = phone;
  const { layout } = phone.design;
  if (layout === 'list' || layout === 'grid') {
    const rows = component.people.map(({ initials, name, tint, from, days, label }) => {
      const last = weekdays[from + days - 1] ?? '';
      const note = days === 1 ? last : `${weekdays[from] ?? ''} to ${last}`;
      return {
        title: name,
        note,
        value: label,
        tint,
        lead: { as: 'initials' as const, text: initials },
      };
    });
    return <PlainRows phone={phone} rows={rows} arrangement="list" source={component.id} />;
  }
  const tapped = phone.value(component.id, -1);
  const chosen = tapped === -1 ? component.today : tapped;
  const column = 52;
  return (
    <Box
      as="div"
      style={{ ...paint.fill('surface', 'card'), padding: '8px 14px 14px 14px', gap: 10 }}
    >
      <Row role="group" aria-label="Day" style={{ paddingLeft: 53 }}>
        {weekdays.map((day, index) => (
          <Tap
            key={day}
            phone={phone}
            aria-label={day}
            aria-pressed={index === chosen}
            onTap={() => phone.set(component.id, index)}
            style={{ width: column, height: 34, alignItems: 'center', justifyContent: 'center' }}
          >
            <Text
              phone={phone}
              on="surface"
              tone={index === chosen ? 'text' : 'muted'}
              size={14}
              weight={index === chosen ? 750 : 500}
            >
              {day.slice(0, 1)}
            </Text>
          </Tap>
        ))}
      </Row>
      {component.people.map(({ initials, name, tint, from, days, label }) => {
        const ground = tintGround(tint);
        const away = tapped >= from && tapped < from + days;
        return (
          <Row key={initials} style={{ height: 42 }}>
            <LeadMark
              phone={phone}
              lead={{ as: 'initials', text: initials }}
              tint={tint}
              on="surface"
              size={39}
              soft
            />
            <Box
              style={{
                marginLeft: 14 + from * column,
                width: days * column - 6,
                height: 34,
                justifyContent: 'center',
                paddingLeft: 11,
                borderRadius: Math.min(11, paint.radius('small')),
                backgroundColor: paint.ground(ground),
                ...(away ? { border: `2px solid ${paint.on(ground)}`, paddingLeft: 9 } : {}),
              }}
            >
              <Text
                phone={phone}
                on={ground}
                size={13.5}
                weight={600}
                aria-label={`${name}: ${label}`}
                leading={1.2}
              >
                {label}
              </Text>
            </Box>
          </Row>
        );
      })}
    </Box>
  );
}

export function Approvals({ component, phone }: Drawn<'approvals'>) {
  const { paint } = phone;
  const button = (ground: Ground) =>
    ({
      width: 46,
      height: 46,
      borderRadius: Math.min(23, paint.look.radius * 1.2),
      alignItems: 'center',
      justifyContent: 'center',
      ...(ground === 'ink'
        ? { ...paint.fill('ink'), border: 'none' }
        : { border: `1.5px solid ${paint.line('surface', 0.18)}` }),
    }) as const;
  return (
    <Box as="ul" style={{ gap: 8 }}>
      {component.requests.map(({ initials, title, note, tint }, index) => {
        const key = `${component.id}/${index}`;
        const answer = phone.value(key, '');
        return (
          <Box
            as="li"
            key={title}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 13,
              padding: '14px 15px 14px 15px',
              ...paint.fill('surface', 'card'),
            }}
          >
            <LeadMark
              phone={phone}
              lead={{ as: 'initials', text: initials }}
              tint={tint}
              on="surface"
              size={44}
            />
            <Box style={{ flexGrow: 1, flexShrink: 1, gap: 2 }}>
              <Text phone={phone} on="surface" size={15.5} weight={640}>
                {title}
              </Text>
              <Text phone={phone} on="surface" tone="muted" size={13.5} aria-live="polite">
                {answer || note}
              </Text>
            </Box>
            <Tap
              phone={phone}
              aria-label={`Decline: ${title}`}
              aria-pressed={answer === 'Declined'}
              onTap={() => phone.set(key, 'Declined')}
              style={button('surface')}
            >
              <Icon name="x" size={20} color={paint.on('surface')} />
            </Tap>
            <Tap
              phone={phone}
              aria-label={`Approve: ${title}`}
              aria-pressed={answer === 'Approved'}
              onTap={() => phone.set(key, 'Approved')}
              style={button('ink')}
            >
              <Icon name="check" size={20} color={paint.on('ink')} />
            </Tap>
          </Box>
        );
      })}
    </Box>
  );
}

export function Profile({ component, phone }: Drawn<'profile'>) {
  const on = phone.screen.ground;
  return (
    <Row as="div" style={{ gap: 16 }}>
      <LeadMark
        phone={phone}
        lead={component.lead ?? { as: 'initials', text: component.initials }}
        tint={component.tint}
        on="background"
        size={76}
      />
      <Box as="div" style={{ flexShrink: 1 }}>
        <Text phone={phone} on={on} as="h2" size={29} weight={690} face="display">
          {component.name}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={15.5}>
          {component.note}
        </Text>
      </Box>
    </Row>
  );
}

export function Messages({ component, phone }: Drawn<'messages'>) {
  const { id, messages, field, send } = component;
  const { paint } = phone;
  const draft = phone.value(`${id}/draft`, '');
  const sent = phone.value(`${id}/sent`, '');
  const mine =
    sent === '' ? [] : sent.split('\n').map((text) => ({ from: 'me' as const, text, at: '9:41' }));
  const post = () => {
    if (draft.trim() === '') return;
    phone.set(`${id}/sent`, sent === '' ? draft.trim() : `${sent}\n${draft.trim()}`);
    phone.set(`${id}/draft`, '');
  };
  return (
    <Box as="div" style={{ gap: 18 }}>
      <Box as="ol" style={{ gap: 10 }}>
        {[...messages, ...mine].map(({ from, text, at }, index) => {
          const ground: Ground = from === 'me' ? 'accent' : 'surface';
          return (
            <Box
              as="li"
              key={index}
              style={{ alignItems: from === 'me' ? 'flex-end' : 'flex-start', gap: 3 }}
            >
              <Box
                style={{
                  maxWidth: 284,
                  padding: '12px 16px 12px 16px',
                  ...paint.fill(ground, 'control'),
                }}
              >
                <Text phone={phone} on={ground} size={15.5} leading={1.4}>
                  {text}
                </Text>
              </Box>
              <Text phone={phone} on={phone.screen.ground} tone="muted" size={12.5}>
                {at}
              </Text>
            </Box>
          );
        })}
      </Box>
      <Row
        style={{
          ...paint.fill('surface', 'card'),
          minHeight: 56,
          paddingLeft: 16,
          paddingRight: 6,
        }}
      >
        {phone.live ? (
          <input
            aria-label={field}
            placeholder={field}
            maxLength={200}
            value={draft}
            onChange={(event) => phone.set(`${id}/draft`, event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && post()}
            style={{
              flexGrow: 1,
              minWidth: 0,
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
              {field}
            </Text>
          </Box>
        )}
        <IconTap
          phone={phone}
          on="surface"
          icon="send"
          label={send}
          source={id}
          onTap={post}
          disabled={draft.trim() === ''}
          size={21}
          color={paint.on('surface', 'accent')}
        />
      </Row>
    </Box>
  );
}

import { Box, Icon, IconTap, Row, Tap, Text } from '../primitives';
import type { Drawn, Phone } from '../phone';
import type { IconAction, TextAction } from '../../model/parts';
import type { Ground } from '../../model/theme';

export function ActionButton({
  phone,
  action,
  source,
  edge,
  on = phone.screen.top,
}: {
  phone: Phone;
  action: IconAction | TextAction;
  source: string;
  edge?: 'start' | 'end';
  on?: Ground;
}) {
  if ('icon' in action) {
    const inset =
      edge === 'start' ? { marginLeft: -11 } : edge === 'end' ? { marginRight: -10 } : {};
    return (
      <Box style={inset}>
        <IconTap
          phone={phone}
          on={on}
          icon={action.icon}
          label={action.label}
          action={action.action}
          source={source}
          badge={action.badge}
        />
      </Box>
    );
  }
  return (
    <Tap
      phone={phone}
      action={action.action}
      source={source}
      style={{ minHeight: 44, justifyContent: 'center' }}
    >
      <Text phone={phone} on={on} tone="accent" size={16} weight={600}>
        {action.label}
      </Text>
    </Tap>
  );
}

export function TopBar({ component, phone }: Drawn<'top-bar'>) {
  const { id, title, label, menu, lead, actions, live } = component;
  const on = phone.screen.top;
  return (
    <Row as="div" style={{ height: 44, justifyContent: 'space-between' }}>
      <Row>
        {lead && <ActionButton phone={phone} action={lead} source={`${id}/lead`} edge="start" />}
        {title && (
          <Text phone={phone} on={on} as="h2" size={23} weight={720} face="display">
            {title}
          </Text>
        )}
        {menu && (
          <Tap
            phone={phone}
            action={menu.action}
            source={`${id}/menu`}
            style={{ flexDirection: 'row', alignItems: 'center', gap: 8, height: 44 }}
          >
            <Text phone={phone} on={on} size={16} weight={600}>
              {menu.label}
            </Text>
            {menu.chevron && <Icon name="chevron-down" size={20} color={phone.paint.on(on)} />}
          </Tap>
        )}
        {label && (
          <Text phone={phone} on={on} size={16} weight={550} as="h2">
            {label}
          </Text>
        )}
      </Row>
      <Row>
        {actions.map((action, index) => (
          <ActionButton
            key={action.label}
            phone={phone}
            action={action}
            source={`${id}/${index}`}
            edge={index === actions.length - 1 ? 'end' : undefined}
          />
        ))}
        {live && (
          <Row style={{ gap: 8 }}>
            <Box
              style={{ width: 9, height: 9, borderRadius: 5, backgroundColor: phone.paint.on(on) }}
            />
            <Text phone={phone} on={on} size={16} weight={550}>
              {live}
            </Text>
          </Row>
        )}
      </Row>
    </Row>
  );
}

export function Header({ component, phone }: Drawn<'header'>) {
  const { id, eyebrow, title, note, size, avatar, action } = component;
  const on = phone.screen.top;
  const quiet =
    phone.paint.look.type.text === 'newsreader' || phone.paint.look.type.display === 'newsreader';
  return (
    <Row
      as="div"
      style={{ justifyContent: 'space-between', alignItems: action ? 'flex-start' : 'center' }}
    >
      <Box as="div" style={{ flexShrink: 1 }}>
        {eyebrow && (
          <Text
            phone={phone}
            on={on}
            tone="muted"
            size={16}
            weight={450}
            face={quiet ? 'newsreader' : 'text'}
            style={quiet ? { fontStyle: 'italic' } : {}}
          >
            {eyebrow}
          </Text>
        )}
        <Text
          phone={phone}
          on={on}
          as="h2"
          size={size}
          weight={quiet ? 680 : 690}
          face="display"
          leading={quiet ? 1.02 : 1.12}
          style={{ marginTop: eyebrow && size > 35 ? 10 : 0 }}
        >
          {title}
        </Text>
        {note && (
          <Text phone={phone} on={on} tone="muted" size={15.5} style={{ marginTop: 4 }}>
            {note}
          </Text>
        )}
      </Box>
      {avatar && (
        <Tap
          phone={phone}
          action={avatar.action}
          source={`${id}/avatar`}
          aria-label={avatar.label}
          style={{
            width: 46,
            height: 46,
            alignItems: 'center',
            justifyContent: 'center',
            ...phone.paint.fill('tint1'),
            borderRadius: '23px 10px 23px 10px',
          }}
        >
          <Text phone={phone} on="tint1" size={16} weight={680}>
            {avatar.initials}
          </Text>
        </Tap>
      )}
      {action && <ActionButton phone={phone} action={action} source={`${id}/action`} edge="end" />}
    </Row>
  );
}

export function Section({ component, phone }: Drawn<'section'>) {
  const { id, title, link, aside, icon } = component;
  const on = phone.screen.ground;
  return (
    <Row as="div" style={{ justifyContent: 'space-between', minHeight: 26 }}>
      <Text phone={phone} on={on} as="h3" size={18.5} weight={680} face="display">
        {title}
      </Text>
      {link && (
        <Tap
          phone={phone}
          action={link.action}
          source={`${id}/link`}
          style={{ height: 44, marginTop: -9, marginBottom: -9, justifyContent: 'center' }}
        >
          <Text phone={phone} on={on} tone="accent" size={15} weight={600}>
            {link.label}
          </Text>
        </Tap>
      )}
      {aside && (
        <Row style={{ gap: 7 }}>
          {icon && <Icon name={icon} size={18} color={phone.paint.on(on, 'accent')} />}
          <Text
            phone={phone}
            on={on}
            tone={icon ? 'accent' : 'muted'}
            size={14.5}
            weight={icon ? 650 : 500}
          >
            {aside}
          </Text>
        </Row>
      )}
    </Row>
  );
}

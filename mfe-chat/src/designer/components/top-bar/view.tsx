import { AppMark } from '../../render/pieces/app-mark';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { ActionButton } from '../../render/pieces/action-button';

export function TopBar({ component, phone }: Drawn<'top-bar'>) {
  const { id, picture, title, label, menu, lead, actions, live } = component;
  const on = phone.screen.top;
  return (
    <Row as="div" style={{ height: 44, justifyContent: 'space-between' }}>
      <Row>
        {lead && <ActionButton phone={phone} action={lead} source={[id, 'lead']} edge="start" />}
        {picture && <AppMark phone={phone} name={picture} size={34} />}
        {title && (
          <Text phone={phone} on={on} as="h2" size={23} weight={720} face="display">
            {title}
          </Text>
        )}
        {menu && (
          <Tap
            phone={phone}
            action={menu.action}
            source={[id, 'menu']}
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
            source={[id, index]}
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

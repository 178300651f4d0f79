import type { Drawn } from '../../render/phone';
import { Icon, Row, Tap, Text } from '../../render/primitives';

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

import { AppMark } from '../../render/pieces/app-mark';
import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { ActionButton } from '../../render/pieces/action-button';

export function Header({ component, phone }: Drawn<'header'>) {
  const { id, picture, eyebrow, title, note, size, avatar, action } = component;
  const on = phone.screen.top;
  const quiet =
    phone.paint.look.type.text === 'newsreader' || phone.paint.look.type.display === 'newsreader';
  return (
    <Row
      as="div"
      style={{ justifyContent: 'space-between', alignItems: action ? 'flex-start' : 'center' }}
    >
      {picture && <AppMark phone={phone} name={picture} size={46} />}
      <Box as="div" style={{ flexShrink: 1, flexGrow: 1 }}>
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
          source={[id, 'avatar']}
          style={{
            width: 46,
            height: 46,
            alignItems: 'center',
            justifyContent: 'center',
            ...phone.paint.fill('tint1'),
            borderRadius: '23px 10px 23px 10px',
          }}
        >
          <Text phone={phone} on="tint1" size={16} weight={680} said={avatar.label}>
            {avatar.initials}
          </Text>
        </Tap>
      )}
      {action && <ActionButton phone={phone} action={action} source={[id, 'action']} edge="end" />}
    </Row>
  );
}

import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { ActionButton } from '../../render/pieces/action-button';
import { clip } from '../../render/pieces/clip';

export function Scene({ component, phone }: Drawn<'scene'>) {
  const { id, picture, label, eyebrow, title, note, action, height } = component;
  const on = phone.screen.top;
  return (
    <Box as="div" style={{ ...clip, height, backgroundColor: phone.paint.ground(on) }}>
      <Box style={{ position: 'absolute', left: 0, bottom: 0 }}>
        <Art phone={phone} name={picture} width={390} height={height} label={label} fit="slice" />
      </Box>
      <Box as="div" style={{ padding: '0 22px 0 22px' }}>
        <Row style={{ height: 44, justifyContent: 'space-between' }}>
          <Text phone={phone} on={on} size={15.5} weight={550}>
            {eyebrow}
          </Text>
          {action && (
            <ActionButton phone={phone} action={action} source={`${id}/action`} edge="end" />
          )}
        </Row>
        <Text
          phone={phone}
          on={on}
          as="h2"
          size={56}
          weight={720}
          face="display"
          leading={0.98}
          tracking={-0.05}
        >
          {title}
        </Text>
        <Text phone={phone} on={on} size={16} weight={600} style={{ marginTop: 8 }}>
          {note}
        </Text>
      </Box>
    </Box>
  );
}

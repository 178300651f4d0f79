import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Input, Row, Tap, Text } from '../../render/primitives';
import { LeadMark } from '../../render/pieces/lead-mark';

export function Feed({ component, phone }: Drawn<'feed'>) {
  const { id, posts, like, answer } = component;
  const { paint } = phone;
  return (
    <Box as="ul" style={{ gap: 12 }}>
      {posts.map(({ name, initials, tint, at, text, picture, likes }, index) => {
        const [{ liked, open, reply }, change] = phone.state([id, index], {
          liked: false,
          open: false,
          reply: '',
        });
        return (
          <Box
            as="li"
            key={`${name}${index}`}
            style={{ ...paint.fill('surface', 'card'), padding: '16px 18px 8px 18px', gap: 12 }}
          >
            <Row style={{ gap: 12 }}>
              <LeadMark
                phone={phone}
                lead={{ as: 'initials', text: initials }}
                tint={tint}
                on="surface"
                size={42}
              />
              <Box style={{ flexGrow: 1 }}>
                <Text phone={phone} on="surface" size={15.5} weight={660}>
                  {name}
                </Text>
                <Text phone={phone} on="surface" tone="muted" size={13}>
                  {at}
                </Text>
              </Box>
            </Row>
            <Text phone={phone} on="surface" as="p" size={16} leading={1.42}>
              {text}
            </Text>
            {picture && (
              <Box
                style={{
                  height: 190,
                  overflow: 'hidden',
                  borderRadius: paint.radius('small'),
                  backgroundColor: paint.ground('hero'),
                  alignItems: 'center',
                  justifyContent: 'flex-end',
                }}
              >
                <Art phone={phone} name={picture} width={310} height={190} fit="slice" />
              </Box>
            )}
            <Row style={{ gap: 6, marginLeft: -10 }}>
              <Tap
                phone={phone}
                aria-pressed={liked}
                onTap={() => change({ liked: !liked })}
                style={{
                  flexDirection: 'row',
                  gap: 7,
                  minHeight: 44,
                  paddingLeft: 10,
                  paddingRight: 10,
                  alignItems: 'center',
                }}
              >
                <Icon
                  name="heart"
                  size={20}
                  stroke={liked ? 3 : 2}
                  color={paint.on('surface', liked ? 'accent' : 'muted')}
                />
                <Text
                  phone={phone}
                  on="surface"
                  tone={liked ? 'accent' : 'muted'}
                  size={14.5}
                  weight={620}
                  said={`${like}: ${name}`}
                >
                  {likes + (liked ? 1 : 0)}
                </Text>
              </Tap>
              <Tap
                phone={phone}
                aria-label={`${answer}: ${name}`}
                aria-expanded={open}
                onTap={() => change({ open: !open })}
                style={{
                  flexDirection: 'row',
                  gap: 7,
                  minHeight: 44,
                  paddingLeft: 10,
                  paddingRight: 10,
                  alignItems: 'center',
                }}
              >
                <Icon name="message-circle" size={20} color={paint.on('surface', 'muted')} />
                <Text phone={phone} on="surface" tone="muted" size={14.5} weight={620}>
                  {answer}
                </Text>
              </Tap>
            </Row>
            {open && (
              <Input
                phone={phone}
                on="background"
                label={`${answer}: ${name}`}
                placeholder={`${answer} …`}
                maxLength={200}
                size={15.5}
                value={reply}
                onType={(text) => change({ reply: text })}
                style={{
                  ...paint.fill('background', 'control'),
                  border: 'none',
                  boxShadow: 'none',
                  minHeight: 46,
                  paddingLeft: 14,
                  paddingRight: 14,
                  marginBottom: 8,
                }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

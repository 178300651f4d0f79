import type { Drawn } from '../../render/phone';
import { Box, Icon, Tap, Text } from '../../render/primitives';

export function FlashCards({ component, phone }: Drawn<'flash-cards'>) {
  const { id, cards, flip, next } = component;
  const { paint } = phone;
  const at = phone.value(`${id}/at`, 0);
  const turned = phone.value(`${id}/turned`, false);
  const card = cards[at % cards.length];
  const ground = turned ? 'hero' : 'surface';
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Tap
        phone={phone}
        aria-pressed={turned}
        onTap={() => phone.set(`${id}/turned`, !turned)}
        style={{
          height: 290,
          padding: 26,
          justifyContent: 'space-between',
          ...paint.fill(ground, 'card'),
        }}
      >
        <Text phone={phone} on={ground} tone="muted" size={14.5} weight={550}>
          {`${(at % cards.length) + 1} of ${cards.length}`}
        </Text>
        <Text
          phone={phone}
          on={ground}
          size={turned ? 23 : 30}
          weight={680}
          face="display"
          leading={1.15}
        >
          {turned ? card?.back : card?.front}
        </Text>
        <Text phone={phone} on={ground} tone="muted" size={14.5}>
          {flip}
        </Text>
      </Tap>
      <Tap
        phone={phone}
        onTap={() => {
          phone.set(`${id}/turned`, false);
          phone.set(`${id}/at`, at + 1);
        }}
        style={{
          flexDirection: 'row',
          gap: 10,
          height: 58,
          alignItems: 'center',
          justifyContent: 'center',
          ...paint.fill('accent', 'control'),
        }}
      >
        <Text phone={phone} on="accent" size={16.5} weight={660}>
          {next}
        </Text>
        <Icon name="arrow-right" along={phone} size={20} color={paint.on('accent')} />
      </Tap>
    </Box>
  );
}

import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import type { Ground } from '../../model/theme';

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

import type { Drawn } from '../../render/phone';
import { Box, Icon, Tap, Text } from '../../render/primitives';
import type { Ground } from '../../model/theme';
import { LeadMark } from '../../render/pieces/lead-mark';

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

import type { Drawn } from '../../render/phone';
import { Box, Tap, Text } from '../../render/primitives';

export function Poll({ component, phone }: Drawn<'poll'>) {
  const { id, question, options, votes } = component;
  const { paint } = phone;
  const [{ mine }, change] = phone.state(id, { mine: -1 });
  const counts = options.map((option, index) => option.votes + (mine === index ? 1 : 0));
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 20, gap: 12 }}>
      <Text phone={phone} on="surface" as="h3" size={21} weight={690} face="display" leading={1.15}>
        {question}
      </Text>
      {options.map(({ label }, index) => {
        const ground = mine === index ? 'accent' : 'background';
        return (
          <Tap
            key={label}
            phone={phone}
            aria-pressed={mine === index}
            onTap={() => change({ mine: mine === index ? -1 : index })}
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              alignItems: 'center',
              minHeight: 50,
              paddingLeft: 16,
              paddingRight: 16,
              ...paint.fill(ground, 'control'),
              boxShadow: 'none',
            }}
          >
            <Text phone={phone} on={ground} size={15.5} weight={600}>
              {label}
            </Text>
            <Text phone={phone} on={ground} size={15} weight={680}>
              {`${Math.round(((counts[index] ?? 0) / all) * 100)} %`}
            </Text>
          </Tap>
        );
      })}
      <Text phone={phone} on="surface" tone="muted" size={13.5} aria-live="polite">
        {`${all} ${votes}`}
      </Text>
    </Box>
  );
}

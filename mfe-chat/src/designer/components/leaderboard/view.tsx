import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Chip } from '../../render/pieces/buttons';
import { LeadMark, tintGround } from '../../render/pieces/lead-mark';

export function Leaderboard({ component, phone }: Drawn<'leaderboard'>) {
  const { id, label, spans, rows, unit, you } = component;
  const { paint } = phone;
  const [{ span }, change] = phone.state(id, { span: 0 });
  const ranked = rows
    .map((row) => ({ ...row, score: row.scores[span] ?? row.scores[0] ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 1;
  return (
    <Box as="div" style={{ gap: 14 }}>
      {spans.length > 1 && (
        <Row role="radiogroup" aria-label={label} style={{ gap: 8 }}>
          {spans.map((each, index) => (
            <Chip
              key={each}
              phone={phone}
              radio
              label={each}
              on={index === span}
              onTap={() => change({ span: index })}
              style={{ flexGrow: 1 }}
            />
          ))}
        </Row>
      )}
      <Box as="ol" aria-live="polite" style={{ gap: 8 }}>
        {ranked.map(({ name, initials, tint, score }, index) => {
          const mine = name === you;
          const ground = mine ? 'accent' : index === 0 ? 'hero' : 'surface';
          const size = index === 0 ? 52 : 40;
          return (
            <Row
              as="li"
              key={name}
              style={{
                minHeight: index === 0 ? 86 : 60,
                padding: '8px 18px 8px 16px',
                gap: 13,
                ...paint.fill(ground, 'card'),
                border: 'none',
              }}
            >
              <Box style={{ width: 26 }}>
                <Text
                  phone={phone}
                  on={ground}
                  size={index === 0 ? 30 : 18}
                  weight={740}
                  face="display"
                >
                  {index + 1}
                </Text>
              </Box>
              <LeadMark
                phone={phone}
                lead={{ as: 'initials', text: initials }}
                tint={tint}
                on={mine ? 'surface' : tintGround((tint + 1) % 5)}
                size={size}
              />
              <Box style={{ flexGrow: 1, flexShrink: 1, gap: 6 }}>
                <Text phone={phone} on={ground} size={index === 0 ? 18 : 15.5} weight={650}>
                  {name}
                </Text>
                <Box
                  style={{
                    height: 5,
                    width: Math.max(8, Math.round((150 * score) / best)),
                    borderRadius: 3,
                    backgroundColor: paint.on(
                      ground,
                      ground === 'accent' ? 'text' : 'accent',
                      'large',
                    ),
                  }}
                />
              </Box>
              <Text
                phone={phone}
                on={ground}
                size={index === 0 ? 20 : 16}
                weight={700}
                face="display"
              >
                {`${score}${index === 0 ? ` ${unit}` : ''}`}
              </Text>
            </Row>
          );
        })}
      </Box>
    </Box>
  );
}

import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Chip } from '../../render/pieces/buttons';

/** A phrase in one language, and the same in another. */
export function Phrases({ component, phone }: Drawn<'phrases'>) {
  const { id, from, to, field, swap, unknown, pairs } = component;
  const { paint } = phone;
  const turned = phone.value(`${id}/turned`, false);
  const typed = phone.value(id, pairs[0]?.[turned ? 'to' : 'from'] ?? '');
  const side = turned ? 'to' : 'from';
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[.!?¿¡,]/g, '')
      .trim();
  const pair = pairs.find((each) => plain(each[side]) === plain(typed));
  const result = typed.trim() === '' ? '…' : (pair?.[turned ? 'from' : 'to'] ?? unknown);
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Text phone={phone} on={phone.screen.ground} size={17} weight={660} face="display">
          {turned ? to : from}
        </Text>
        <IconTap
          phone={phone}
          on={phone.screen.ground}
          icon="repeat"
          label={swap}
          source={id}
          onTap={() => {
            phone.set(`${id}/turned`, !turned);
            phone.set(id, pair?.[turned ? 'from' : 'to'] ?? '');
          }}
        />
        <Text phone={phone} on={phone.screen.ground} size={17} weight={660} face="display">
          {turned ? from : to}
        </Text>
      </Row>
      {phone.live ? (
        <textarea
          aria-label={field}
          placeholder={field}
          maxLength={200}
          value={typed}
          onChange={(event) => phone.set(id, event.currentTarget.value)}
          style={{
            ...paint.fill('surface', 'card'),
            border: 'none',
            resize: 'none',
            minHeight: 128,
            padding: 20,
            fontSize: 22,
            fontFamily: paint.family('text'),
            color: paint.on('surface'),
            width: '100%',
            boxSizing: 'border-box',
          }}
        />
      ) : (
        <Box style={{ ...paint.fill('surface', 'card'), minHeight: 128, padding: 20 }}>
          <Text phone={phone} on="surface" size={22}>
            {typed}
          </Text>
        </Box>
      )}
      <Box
        aria-live="polite"
        style={{
          ...paint.fill('accent', 'card'),
          minHeight: 148,
          padding: 20,
          border: 'none',
          justifyContent: 'space-between',
        }}
      >
        <Text phone={phone} on="accent" size={28} weight={690} face="display" leading={1.15}>
          {result}
        </Text>
      </Box>
      <Row role="group" aria-label={field} style={{ gap: 8, flexWrap: 'wrap' }}>
        {pairs.map((each) => (
          <Chip
            key={each.from}
            phone={phone}
            label={each[side]}
            on={each === pair}
            onTap={() => phone.set(id, each === pair ? '' : each[side])}
          />
        ))}
      </Row>
    </Box>
  );
}

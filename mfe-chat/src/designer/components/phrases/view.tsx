import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Input, Row, Text } from '../../render/primitives';
import { Chip } from '../../render/pieces/buttons';

export function Phrases({ component, phone }: Drawn<'phrases'>) {
  const { id, from, to, field, swap, unknown, pairs } = component;
  const { paint } = phone;
  const [{ turned }, turn] = phone.state(id, { turned: false });
  const [{ typed }, change] = phone.state(id, {
    typed: pairs[0]?.[turned ? 'to' : 'from'] ?? '',
  });
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
            turn({ turned: !turned });
            change({ typed: pair?.[turned ? 'from' : 'to'] ?? '' });
          }}
        />
        <Text phone={phone} on={phone.screen.ground} size={17} weight={660} face="display">
          {turned ? from : to}
        </Text>
      </Row>
      <Input
        phone={phone}
        on="surface"
        multiline
        label={field}
        maxLength={200}
        size={22}
        value={typed}
        onType={(text) => change({ typed: text })}
        style={{
          ...paint.fill('surface', 'card'),
          minHeight: 128,
          padding: 20,
          ...(phone.live ? { border: 'none' } : {}),
        }}
      />
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
            onTap={() => change({ typed: each === pair ? '' : each[side] })}
          />
        ))}
      </Row>
    </Box>
  );
}

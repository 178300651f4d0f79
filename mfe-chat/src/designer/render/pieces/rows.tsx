import type { ReactNode } from 'react';
import type { Phone } from '../phone';
import { Box, Icon, Row, Tap, Text } from '../primitives';
import type { Arrangement, Row as RowData } from '../../model/parts';
import type { Ground } from '../../model/theme';
import { LeadMark, tintGround } from './lead-mark';
import { heightIn, roomIn } from '../../themes/measure';
import { listFilter } from '../shared-state';
import type { StateKey } from '../component-state';

export const arrangementOf = (phone: Phone, own: Arrangement): Arrangement =>
  phone.design.layout === 'original' ? own : phone.design.layout;

/** False if search or filter excludes the row. */
export function isWanted(phone: Phone, list: string, row: RowData): boolean {
  const [{ query, group }] = listFilter(phone, list);
  const words = `${row.title} ${row.note ?? ''} ${row.group ?? ''}`.toLowerCase();
  return words.includes(query.trim().toLowerCase()) && (group === '' || group === row.group);
}

const colored = (color: string | undefined) => (color ? { color } : {});

interface RowBodyProps {
  phone: Phone;
  row: RowData;
  on: Ground;
  struck?: boolean;
}

export function RowWords({ phone, row, on, struck = false }: RowBodyProps) {
  return (
    <Box style={{ flexGrow: 1, flexShrink: 1, gap: 2 }}>
      <Text
        phone={phone}
        on={on}
        size={15.5}
        weight={620}
        tone={struck ? 'muted' : 'text'}
        leading={1.25}
        style={struck ? { textDecoration: 'line-through' } : {}}
      >
        {row.title}
      </Text>
      {row.note && (
        <Text phone={phone} on={on} tone="muted" size={13.5} weight={450} leading={1.25}>
          {row.note}
        </Text>
      )}
    </Box>
  );
}

export function Rows({
  phone,
  children,
  arrangement,
  plain = false,
}: {
  phone: Phone;
  children: ReactNode;
  arrangement: Arrangement;
  plain?: boolean;
}) {
  if (arrangement === 'list') {
    const sheet = plain
      ? {}
      : { ...phone.paint.fill('surface', 'card'), paddingLeft: 18, paddingRight: 18 };
    return (
      <Box as="ul" style={sheet}>
        {children}
      </Box>
    );
  }
  if (arrangement === 'grid') {
    return (
      <Row as="ul" style={{ flexWrap: 'wrap', gap: 10, alignItems: 'stretch' }}>
        {children}
      </Row>
    );
  }
  return (
    <Box as="ul" style={{ gap: roomIn(phone.paint.look, 8) }}>
      {children}
    </Box>
  );
}

/** Separates three lines of text from the row's edge; shorter texts need no padding. */
const apart = { paddingTop: 6, paddingBottom: 6 } as const;

export function rowShape(
  phone: Phone,
  arrangement: Arrangement,
  ground: Ground,
  index: number,
  height: number,
) {
  const { look } = phone.paint;
  const tall = heightIn(look, height);
  if (arrangement === 'list') {
    const line = index === 0 ? {} : { borderTop: `1px solid ${phone.paint.line('surface')}` };
    return {
      item: { ...line },
      body: { flexDirection: 'row', alignItems: 'center', minHeight: tall, gap: 14, ...apart },
    } as const;
  }
  if (arrangement === 'grid') {
    return {
      item: { width: 168 },
      body: {
        minHeight: heightIn(look, 126),
        padding: roomIn(look, 16),
        gap: 12,
        justifyContent: 'space-between',
        ...phone.paint.fill(ground, 'card'),
      },
    } as const;
  }
  return {
    item: {},
    body: {
      flexDirection: 'row',
      alignItems: 'center',
      minHeight: tall,
      gap: 13,
      paddingLeft: 13,
      paddingRight: 14,
      ...apart,
      ...phone.paint.fill(ground, 'card'),
    },
  } as const;
}

export function PlainRows({
  phone,
  rows,
  arrangement: own,
  source,
  slim = false,
  plain = false,
}: {
  phone: Phone;
  rows: RowData[];
  arrangement: Arrangement;
  source: StateKey;
  slim?: boolean;
  plain?: boolean;
}) {
  const arrangement = arrangementOf(phone, own);
  return (
    <Rows phone={phone} arrangement={arrangement} plain={plain}>
      {rows.map((row, index) => {
        const tinted = tintGround(row.tint);
        const ground: Ground =
          slim || row.lead?.as === 'initials' || !row.lead ? tinted : 'surface';
        const card = row.lead && !slim ? 'surface' : ground;
        const on = arrangement !== 'list' ? card : plain ? phone.screen.ground : 'surface';
        const { item, body } = rowShape(phone, arrangement, card, index, slim ? 58 : 68);
        const content = (
          <>
            {row.lead &&
              (slim && row.lead.as === 'icon' ? (
                <Icon name={row.lead.icon} size={22} color={phone.paint.on(on)} />
              ) : (
                <LeadMark phone={phone} lead={row.lead} tint={row.tint} on={on} />
              ))}
            <RowWords phone={phone} row={row} on={on} />
            {row.value && (
              <Text
                phone={phone}
                on={on}
                tone={slim ? 'muted' : 'text'}
                size={slim ? 14 : 15}
                weight={slim ? 500 : 620}
                style={colored(phone.paint.state(row.value, on))}
              >
                {row.value}
              </Text>
            )}
            {row.action?.do === 'go' && !row.value && (
              <Icon
                name="chevron-right"
                along={phone}
                size={18}
                color={phone.paint.on(on, 'muted')}
              />
            )}
          </>
        );
        return (
          <Box key={`${row.title}${index}`} as="li" style={item}>
            {row.action ? (
              <Tap phone={phone} action={row.action} source={[source, index].flat()} style={body}>
                {content}
              </Tap>
            ) : (
              <Box style={body}>{content}</Box>
            )}
          </Box>
        );
      })}
    </Rows>
  );
}

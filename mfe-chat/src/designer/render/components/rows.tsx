import type { ReactNode } from 'react';
import { Art } from '../art';
import { Box, Icon, Ring, Row, Tap, Text } from '../primitives';
import { addedTo, type Drawn, type Phone } from '../phone';
import type { Arrangement, Lead, Row as RowData, Task } from '../../model/parts';
import type { Ground } from '../../model/theme';
import { mix } from '../../themes/color';

export const arrangementOf = (phone: Phone, own: Arrangement): Arrangement =>
  phone.design.layout === 'original' ? own : phone.design.layout;

/** False for a row that the list's search or filter leaves out. */
function isWanted(phone: Phone, list: string, row: RowData): boolean {
  const query = phone.value(`query:${list}`, '').trim().toLowerCase();
  const group = phone.value(`group:${list}`, '');
  const words = `${row.title} ${row.note ?? ''} ${row.group ?? ''}`.toLowerCase();
  return words.includes(query) && (group === '' || group === row.group);
}

export const tintGround = (tint: number | undefined): Ground =>
  tint === undefined ? 'surface' : (`tint${tint}` as Ground);

export function LeadMark({
  phone,
  lead,
  tint,
  on,
  size = 44,
  soft = false,
}: {
  phone: Phone;
  lead: Lead;
  tint: number | undefined;
  on: Ground;
  size?: number;
  /** Paler than its tint, beside something in the full tint. */
  soft?: boolean;
}) {
  const { paint } = phone;
  const own = tintGround(tint);
  const lightened = on === own;
  const plate = lightened
    ? mix(
        paint.ground(on),
        paint.isDark ? '#ffffff' : paint.ground('surface'),
        paint.isDark ? 0.06 : 0.72,
      )
    : soft
      ? mix(paint.ground(own), paint.ground(on), 0.5)
      : paint.ground(own);
  if (lead.as === 'pill') {
    const shade = paint.ground(own);
    return (
      <Row
        style={{
          width: 45,
          height: 28,
          borderRadius: 14,
          overflow: 'hidden',
          alignItems: 'stretch',
        }}
      >
        <Box style={{ width: 22, backgroundColor: mix(shade, paint.on(own), 0.14) }} />
        <Box
          style={{ width: 23, backgroundColor: mix(shade, '#ffffff', paint.isDark ? 0.1 : 0.45) }}
        />
      </Row>
    );
  }
  if (lead.as === 'picture') {
    return (
      <Box
        style={{
          width: size,
          height: size,
          borderRadius: paint.radius('small'),
          overflow: 'hidden',
          backgroundColor: paint.ground(own),
          alignItems: 'center',
        }}
      >
        <Art phone={phone} name={lead.picture} width={size} height={size} fit="slice" />
      </Box>
    );
  }
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: lead.as === 'icon' ? paint.radius('small') : `${size / 2}px ${size / 4}px`,
        backgroundColor: plate,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {lead.as === 'icon' ? (
        <Icon name={lead.icon} size={size / 2} color={paint.on(lightened ? on : own)} />
      ) : (
        <Text phone={phone} on={lightened ? on : own} size={size / 3} weight={700}>
          {lead.text}
        </Text>
      )}
    </Box>
  );
}

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
  /** Rows straight on the screen's ground, without a sheet under them. */
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
    <Box as="ul" style={{ gap: 8 }}>
      {children}
    </Box>
  );
}

/** The three shapes a row takes; the same words in each. */
export function rowShape(
  phone: Phone,
  arrangement: Arrangement,
  ground: Ground,
  index: number,
  height: number,
) {
  if (arrangement === 'list') {
    const line = index === 0 ? {} : { borderTop: `1px solid ${phone.paint.line('surface')}` };
    return {
      item: { ...line },
      body: { flexDirection: 'row', alignItems: 'center', minHeight: height, gap: 14 },
    } as const;
  }
  if (arrangement === 'grid') {
    return {
      item: { width: 168 },
      body: {
        minHeight: 126,
        padding: 16,
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
      minHeight: height,
      gap: 13,
      paddingLeft: 13,
      paddingRight: 14,
      ...phone.paint.fill(ground, 'card'),
    },
  } as const;
}

export function Checklist({ component, phone }: Drawn<'checklist'>) {
  const { id, tasks } = component;
  const arrangement = arrangementOf(phone, component.arrangement);
  const added: Task[] = addedTo(phone, id).map((title, index) => ({
    title,
    note: 'New today',
    done: false,
    tint: (tasks.length + index) % 5,
    lead: { as: 'icon', icon: 'sprout' },
  }));
  const all = [...tasks, ...added];
  const height = all.length > 4 && arrangement === 'cards' ? 58 : 68;
  return (
    <Rows phone={phone} arrangement={arrangement}>
      {all.map((task, index) => {
        if (!isWanted(phone, id, task)) return null;
        const key = `${id}/${index}`;
        const done = phone.value(key, task.done);
        const own = tintGround(task.tint);
        const on = arrangement === 'list' ? 'surface' : own;
        const { item, body } = rowShape(phone, arrangement, own, index, height);
        const ring = (
          <Ring
            phone={phone}
            on={on}
            share={done ? 1 : (task.progress ?? 0)}
            size={arrangement === 'list' ? 30 : 33}
          />
        );
        const lead = task.lead && (
          <LeadMark
            phone={phone}
            lead={task.lead}
            tint={task.tint}
            on={on}
            size={height > 60 ? 44 : 42}
          />
        );
        const struck = done && task.lead?.as === 'pill';
        return (
          <Box key={key} as="li" style={item}>
            <Tap
              phone={phone}
              role="checkbox"
              aria-checked={done}
              aria-label={task.note ? `${task.title}, ${task.note}` : task.title}
              onTap={() => phone.set(key, !done)}
              style={body}
            >
              {arrangement === 'grid' ? (
                <Row style={{ justifyContent: 'space-between' }}>
                  {lead}
                  {ring}
                </Row>
              ) : (
                lead
              )}
              <RowWords phone={phone} row={task} on={on} struck={struck} />
              {arrangement !== 'grid' && ring}
            </Tap>
          </Box>
        );
      })}
    </Rows>
  );
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
  source: string;
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
              >
                {row.value}
              </Text>
            )}
            {row.action?.do === 'go' && !row.value && (
              <Icon name="chevron-right" size={18} color={phone.paint.on(on, 'muted')} />
            )}
          </>
        );
        return (
          <Box key={`${row.title}${index}`} as="li" style={item}>
            {row.action ? (
              <Tap phone={phone} action={row.action} source={`${source}/${index}`} style={body}>
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

export function List({ component, phone }: Drawn<'list'>) {
  const { id, rows, arrangement } = component;
  const added: RowData[] = addedTo(phone, id).map((title) => ({ title, note: 'Just now' }));
  const shown = [...added, ...rows].filter((row) => isWanted(phone, id, row));
  if (shown.length === 0) {
    const search = phone.screen.components.find(
      (each) => each.type === 'search' && each.list === id,
    );
    return (
      <Text phone={phone} on={phone.screen.ground} tone="muted" size={15.5} as="p">
        {search?.type === 'search' ? search.none : '–'}
      </Text>
    );
  }
  return (
    <PlainRows
      phone={phone}
      rows={shown}
      arrangement={arrangement}
      source={id}
      plain={component.plain ?? false}
    />
  );
}

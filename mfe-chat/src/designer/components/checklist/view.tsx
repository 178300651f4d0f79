import { addedTo, type Drawn } from '../../render/phone';
import { Box, Row, Tap } from '../../render/primitives';
import { Ring } from '../../render/ring';
import { sayIn } from '../../model/controls';
import type { Task } from '../../model/parts';
import { LeadMark, tintGround } from '../../render/pieces/lead-mark';
import { RowWords, Rows, arrangementOf, isWanted, rowShape } from '../../render/pieces/rows';

export function Checklist({ component, phone }: Drawn<'checklist'>) {
  const { id, tasks } = component;
  const arrangement = arrangementOf(phone, component.arrangement);
  const added: Task[] = addedTo(phone, id).map((title, index) => ({
    title,
    note: sayIn(phone.design, 'New today'),
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

import type { Drawn } from '../../render/phone';
import { Row, Scroll } from '../../render/primitives';
import { Chip } from '../../render/pieces/buttons';
import { listFilter } from '../../render/shared-state';

export function Filters({ component, phone }: Drawn<'filters'>) {
  const { list, label, all, groups } = component;
  const [filter, change] = listFilter(phone, list);
  const { group: chosen } = filter;
  return (
    <Scroll phone={phone} axis="x">
      <Row
        role="radiogroup"
        aria-label={label}
        style={{ gap: 8, paddingLeft: 22, paddingRight: 22 }}
      >
        {['', ...groups].map((group) => (
          <Chip
            key={group}
            phone={phone}
            radio
            label={group || all}
            on={chosen === group}
            onTap={() => change({ group })}
          />
        ))}
      </Row>
    </Scroll>
  );
}

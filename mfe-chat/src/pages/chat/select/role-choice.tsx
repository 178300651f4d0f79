import type { Component } from '../../../designer/model/components';
import { grounds, type Ground } from '../../../designer/model/theme-names';
import { groundColor } from '../../../designer/themes/paint';
import { edit, useDesign } from '../chat-store';
import { selectWords as words } from './select.content';

const offered = grounds.filter((ground) => ground !== 'sky' && ground !== 'bar');

/** Text colours adapt, so that they are legible. */
export function RoleChoice({ component }: { component: Component }) {
  const { look } = useDesign();
  const choose = (role?: Ground) =>
    edit({ op: 'component.role', id: component.id, ...(role ? { role } : {}) });
  return (
    <fieldset className="chat-roles">
      <legend className="text-label">{words.color}</legend>
      <div>
        {[undefined, ...offered].map((role) => (
          <label key={role ?? 'drawn'} title={words.roles[role ?? 'drawn']}>
            <input
              type="radio"
              name="role"
              className="sr-only"
              aria-label={words.roles[role ?? 'drawn']}
              checked={component.role === role}
              onChange={() => choose(role)}
            />
            <i
              data-drawn={role ? undefined : ''}
              style={role && { backgroundColor: groundColor(look, role) }}
            />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="text-small text-ink-muted">
        {words.roles[component.role ?? 'drawn']}
      </p>
    </fieldset>
  );
}

import { StateBadge } from '@appling/ui/state-badge';
import { edit, endGesture, useDesign } from '../chat-store';
import { type TunedRole, readingOf, roles } from './tune';
import { colorWords as words } from './colors.content';

/** Each shows its contrast ratio. */
export function RoleRows() {
  const { look } = useDesign();
  const reads = (['text', 'accent'] as const).every((role) => readingOf(look.palette, role).level);
  return (
    <section aria-labelledby="fine-tune">
      <h3 id="fine-tune" className="font-text text-label">
        {words.fineTune}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {roles.map((role) => (
          <RoleRow key={role} role={role} />
        ))}
      </ul>
      <p role="status" className="text-small text-ink-muted">
        {!reads && words.adjusted}
      </p>
    </section>
  );
}

function RoleRow({ role }: { role: TunedRole }) {
  const design = useDesign();
  const { palette } = design.look;
  return (
    <li>
      <label className="chat-role">
        <input
          type="color"
          aria-label={words.pick(words.roles[role])}
          value={palette[role]}
          onChange={({ target }) =>
            edit(
              { op: 'theme.role', role, color: target.value.toLowerCase(), name: words.own },
              { gesture: role },
            )
          }
          onBlur={endGesture}
        />
        <span className="flex-1">{words.roles[role]}</span>
        {role !== 'background' && <ContrastBadge role={role} />}
        <span className="font-mono text-small text-ink-muted uppercase">{palette[role]}</span>
      </label>
    </li>
  );
}

function ContrastBadge({ role }: { role: 'text' | 'accent' }) {
  const { level, ratio } = readingOf(useDesign().look.palette, role);
  return (
    <StateBadge tone={level ? 'stable' : 'degraded'}>
      {level ?? words.low} {ratio}
      <span className="sr-only">, {words.contrast(String(ratio))}</span>
    </StateBadge>
  );
}

import { readSharedVersions } from './shared-versions';
import { tools } from './tools.content';

const words = tools.inspector;

export function SharedTable() {
  const versions = readSharedVersions();
  if (versions.length === 0) return <p>{words.noShared}</p>;
  return (
    <ul>
      {versions.map(({ name, version, from, usedBy }) => (
        <li key={name + version}>
          <strong>{name}</strong> <code>{version}</code> {words.from} {from}
          {usedBy.length > 0 && `, ${words.usedBy} ${usedBy.join(', ')}`}
        </li>
      ))}
    </ul>
  );
}

import { designOf } from '../../designer/edit/edit-log';
import { type Version, bringIn, chatStore } from './chat-store';

const KEPT = 24;
const { getState, setState } = chatStore;

/** Newest first. */
export function saveVersion(name: string): void {
  const { log, versions } = getState();
  const version: Version = {
    id: `version-${Date.now().toString(36)}`,
    name,
    design: designOf(log),
  };
  const others = versions.filter(({ id }) => id !== version.id);
  setState({ versions: [version, ...others].slice(0, KEPT) });
}

export const renameVersion = (id: string, name: string): void =>
  setState(({ versions }) => ({
    versions: versions.map((each) => (each.id === id ? { ...each, name } : each)),
  }));

export function restoreVersion(id: string): void {
  const version = getState().versions.find((each) => each.id === id);
  if (version) bringIn(version.design);
}

/** Returns a function that restores it. */
export function removeVersion(id: string): () => void {
  const before = getState().versions;
  setState({ versions: before.filter((each) => each.id !== id) });
  return () => setState({ versions: before });
}

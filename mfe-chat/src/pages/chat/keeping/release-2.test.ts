import { clearKept, keptText } from './kept.fixture';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { apply } from '../../../designer/edit/apply';
import { commit, designOf } from '../../../designer/edit/edit-log';
import type { AppDesign } from '../../../designer/model/app-design';
import { readSession } from './read-session';
import { readRecent } from './recent';
import { chatStore } from '../chat-store';
import { writeChat } from './write-chat';

const KEY = 'appling:chat';

/** Storage of the release before operations on screens, rows and nouns. */
interface Fixture {
  storage: Record<string, string>;
  shows: {
    at: number;
    states: { look: string; rest: string }[];
    operations: string[];
    versions: string[];
    messages: number;
  };
}

const folder = path.join(__dirname, 'fixtures/release-2');

const shown = ({ look, ...rest }: AppDesign) => ({
  look: `${look.style} · ${look.mode} · ${look.radius}`,
  rest: createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16),
});

test.each(readdirSync(folder))(
  'opens what the previous release stored with every step, and stores it again with new messages (%s)',
  async (file) => {
    await clearKept();
    const { storage, shows } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture;
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
    const { session, fault } = readSession(storage[KEY]!, apply);
    expect(fault).toBeUndefined();
    const { log, versions, messages } = session!;
    expect(log.at).toBe(shows.at);
    expect(log.states.map(shown)).toEqual(shows.states);
    expect(log.steps.map(({ operation }) => operation.op)).toEqual(shows.operations);
    expect(log.steps.filter(({ said }) => said !== undefined)).toEqual([]);
    expect(versions.map(({ name }) => name)).toEqual(shows.versions);
    expect(messages).toHaveLength(shows.messages);
    expect(await readRecent()).toHaveLength(1);

    const [{ id }] = designOf(log).screens as [AppDesign['screens'][0]];
    const operation = { op: 'screen.rename', screen: id, name: 'Renamed' } as const;
    const said = 'rename the first screen to Renamed';
    const next = { ...session!, log: commit(log, operation, apply, { said }) };
    chatStore.setState(next);
    expect(await writeChat()).toBe('kept');
    const again = readSession((await keptText())!, apply).session!;
    expect(again.log.steps.at(-1)).toEqual({ operation, said });
    expect(again.log.steps.slice(0, -1).every((step) => step.said === undefined)).toBe(true);
    expect(JSON.stringify(designOf(again.log))).toBe(JSON.stringify(designOf(next.log)));
  },
);

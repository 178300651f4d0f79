import { asideTexts, clearKept, keptSession, keptText, pass } from './kept.fixture';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, screen } from '@testing-library/react';
import { designOf } from '../../../designer/edit/edit-log';
import routes from '../../../routes';
import { chatStore, edit, forget, redoEdit, undoEdit } from '../chat-store';
import '../conversation/extras';
import { fetchEdits } from '../edits';
import { resetView } from '../view-store';
import { stopKeeping } from './keep';
import './failure-notices';
import { readRecent } from './recent';
import './restore';
import './write-chat';

/** Storage of the release before design version 2, and what it displayed. */
interface Fixture {
  storage: Record<string, string>;
  shows: {
    screenId: string;
    at: number;
    /** One line per state. */
    states: string[];
    versions: string[];
    messages: number;
    drawings: number;
    design: object;
    operations: string[];
  };
}

const folder = path.join(__dirname, 'fixtures/release-1');
const fixtures = readdirSync(folder).filter((file) => file !== 'exported-design.json');
const state = () => chatStore.getState();
const inHand = () => designOf(state().log);

/** Converts to version 1. */
const asBefore = (design: object) => {
  const { domain: _domain, ...rest } = design as { domain: unknown };
  return JSON.stringify({ ...rest, version: 1 });
};

beforeAll(async () => {
  await Promise.all([import('../chat-page'), fetchEdits()]);
});

beforeEach(async () => {
  jest.useFakeTimers();
  forget();
  resetView();
  stopKeeping();
  await clearKept();
});

async function open() {
  const page = await act(async () => renderAt('/chat', routes));
  await pass(100);
  await pass(1);
  return page;
}

test.each(fixtures)(
  'opens what the previous release stored: same design, every step, versions and Recent (%s)',
  async (file) => {
    const { storage, shows } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture;
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
    const page = await open();
    const check = () => {
      const { log, versions, messages, drawings } = state();
      expect(asBefore(inHand())).toBe(JSON.stringify(shows.design));
      expect(inHand().domain).toEqual({ one: 'item', many: 'items' });
      expect(log.at).toBe(shows.at);
      expect(log.steps.map(({ operation }) => operation.op)).toEqual(shows.operations);
      expect(
        log.states.map(
          ({ name, look, screens }) =>
            `${name} · ${look.style} · ${look.radius} · ${screens.length}`,
        ),
      ).toEqual(shows.states);
      expect(versions.map(({ name }) => name)).toEqual(shows.versions);
      expect(messages).toHaveLength(shows.messages);
      expect(Object.keys(drawings)).toHaveLength(shows.drawings);
    };
    expect(await keptText()).toBe(storage['appling:chat']);
    check();
    expect(state().screenId).toBe(shows.screenId);
    expect(document.querySelector(`[data-screen="${shows.screenId}"]`)).not.toBeNull();
    expect(screen.queryByText(/cannot be drawn/)).not.toBeInTheDocument();
    const recent = JSON.parse(storage['appling:designs']!) as { designs: object[] };
    expect((await readRecent()).map(asBefore)).toEqual(
      recent.designs.map((each) => JSON.stringify(each)),
    );

    for (let at = shows.at; at > 0; at -= 1) act(undoEdit);
    expect(state().log.at).toBe(0);
    for (let at = 0; at < shows.at; at += 1) act(redoEdit);
    check();
    // Moved unchanged.
    expect(localStorage.getItem('appling:chat')).toBeNull();
    const aside = storage['appling:chat-aside'];
    expect(await asideTexts()).toEqual(aside === undefined ? [] : [aside]);

    // Stored in the new version, it restores identically.
    act(() => edit({ op: 'design.rename', name: 'Kept on' }));
    await pass(700);
    expect(await keptSession()).toMatchObject({ version: 2 });
    page.unmount();
    siteStore.setState({ draftIdea: '' });
    forget();
    stopKeeping();
    await open();
    expect(inHand()).toMatchObject({ version: 2, name: 'Kept on' });
    act(undoEdit);
    expect(asBefore(inHand())).toBe(JSON.stringify(shows.design));
  },
);

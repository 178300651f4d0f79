import { apps } from '../compose/shown.fixture';
import { releasedSource } from '../../content/released-source';
import { composed } from '../compose/composed.fixture';
import { featuresReachable } from '../compose/reach';
import { type FeatureName, featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import { apply } from './apply';
import { borrowedScreen } from './borrowed-screen.fixture';
import { followUp } from './follow-up';
import { removeFeature } from './remove';

const designs = [
  ...Object.values(apps),
  ...['a plant app', 'an online shop', 'a kanban board', 'a calculator'].map((idea) =>
    composed(interpret(idea)),
  ),
];

function addFeature(design: AppDesign, feature: FeatureName): AppDesign {
  const operation = borrowedScreen(design, feature);
  return operation ? apply(design, operation) : design;
}

async function after(design: AppDesign, sentence: string): Promise<AppDesign | undefined> {
  const changed = await followUp(design, sentence, { content: releasedSource });
  return changed?.operation && apply(design, changed.operation);
}

test.each(featureNames)('%s can be added to any app and removed again', (feature) => {
  for (const design of designs) {
    const more = addFeature(design, feature);
    expect(appDesignSchema.safeParse(more).error?.issues ?? []).toEqual([]);
    expect(featuresReachable(more).features).toContain(feature);
    expect(more.screens.slice(0, design.screens.length).map(({ id }) => id)).toEqual(
      design.screens.map(({ id }) => id),
    );
    const less = removeFeature(more, feature);
    expect(appDesignSchema.safeParse(less).error?.issues ?? []).toEqual([]);
    expect(featuresReachable(less).features).not.toContain(feature);
  }
});

describe('a sentence about an existing design', () => {
  const design = composed(interpret('an app for my plants'));

  test('renames', async () => {
    const renamed = await after(design, 'call it Bloom');
    expect(renamed?.name).toBe('Bloom');
    expect(renamed?.screens).toEqual(design.screens);
  });

  test('makes it dark without changing any text', async () => {
    const dark = await after(design, 'make it dark');
    expect(dark?.look.mode).toBe('dark');
    expect(dark?.screens).toEqual(design.screens);
  });

  test('adds and removes', async () => {
    const more = await after(design, 'add a chat screen');
    expect(featuresReachable(more!).features).toContain('chat');
    expect(featuresReachable((await after(more!, 'remove the chat'))!).features).not.toContain(
      'chat',
    );
  });

  test.each(['a budget for two', 'make an app for runners', 'I want another app for recipes'])(
    '"%s" is a new app',
    async (idea) => {
      expect(await followUp(design, idea, { content: releasedSource })).toBeUndefined();
    },
  );
});

import { apps } from '../compose/shown.fixture';
import { composed } from '../compose/composed';
import { contentOf } from '../compose/content/everything';
import { featuresReachable } from '../compose/reach';
import { type FeatureName, featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import { ideaOf, screenFor } from './add-feature';
import { apply } from './apply';
import { followUp } from './follow-up';
import { removeFeature } from './remove';

const designs = [
  ...Object.values(apps),
  ...['a plant app', 'an online shop', 'a kanban board', 'a calculator'].map((idea) =>
    composed(interpret(idea)),
  ),
];

function addFeature(design: AppDesign, feature: FeatureName): AppDesign {
  const operation = screenFor(design, feature, contentOf(ideaOf(design)));
  return operation ? apply(design, operation) : design;
}

function after(design: AppDesign, sentence: string): AppDesign | undefined {
  const changed = followUp(design, sentence, contentOf(ideaOf(design)));
  return changed && apply(design, changed.operation);
}

test.each(featureNames)('%s can be added to any app and taken away again', (feature) => {
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

describe('a sentence that follows', () => {
  const design = composed(interpret('an app for my plants'));

  test('renames', () => {
    expect(after(design, 'call it Bloom')?.name).toBe('Bloom');
    expect(after(design, 'call it Bloom')?.screens).toEqual(design.screens);
  });

  test('makes it dark without a word of it changing', () => {
    const dark = after(design, 'make it dark');
    expect(dark?.look.mode).toBe('dark');
    expect(dark?.screens).toEqual(design.screens);
  });

  test('adds and removes', () => {
    const more = after(design, 'add a chat screen');
    expect(featuresReachable(more!).features).toContain('chat');
    expect(featuresReachable(after(more!, 'remove the chat')!).features).not.toContain('chat');
  });

  test.each(['a budget for two', 'make an app for runners', 'I want another app for recipes'])(
    '"%s" is a new app',
    (idea) => {
      expect(followUp(design, idea, contentOf(ideaOf(design)))).toBeUndefined();
    },
  );
});

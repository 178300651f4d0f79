import { clip } from './clip';
import { adding, allowed, bar, capital, type Context } from './context';
import { filterOf, list, searchOf } from './parts/lists';
import { builders } from './parts/builders';
import { type Planned } from './plan-screens';
import { filled } from './words';
import { type FeatureName } from '../interpret/features';
import { type Screen } from '../model/app-design';
import { type Component } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';

export function screenFor(context: Context, screen: Planned): Screen {
  const { domain, say, wants } = context;
  const [main] = screen.places;
  const title =
    main === undefined || screen.literal || domain.tabs[main.name]
      ? screen.label
      : main.name === 'browse'
        ? capital(domain.many, domain.language)
        : main.name === 'new'
          ? adding(context)
          : say(main.label);
  const parts: Component[] = [];
  for (const place of screen.places) {
    if (place.name === 'browse') {
      if (wants('search')) parts.push(...searchOf(context, 'all-list'));
      if (wants('filter')) parts.push(...filterOf(context, 'all-list'));
      parts.push(list(context, 'all-list'));
      continue;
    }
    // The detail screen shows its record, whatever was requested with it.
    if (place.name === 'detail' && !screen.literal && !wants('detail'))
      parts.push(...builders.detail(context));
    for (const feature of place.features) {
      const always = place.features[0] === feature && screen.literal;
      if (wants(feature) || always) parts.push(...builders[feature](context));
    }
    if (place.name === 'insights' && wants('chart') && context.may('stats') && !wants('stats'))
      parts.push(...builders.stats(context));
    if (place.name === 'detail') {
      const basket = wants('cart') ? context.to('basket') : undefined;
      const book = context.to('book');
      if (basket)
        parts.push({
          type: 'button',
          id: context.id('put'),
          label: say('Add to basket'),
          icon: 'shopping-bag',
          action: { do: 'put', cart: 'basket-items', says: say('In your basket') },
        });
      else if (book)
        parts.push({
          type: 'button',
          id: context.id('book'),
          label: say('Book'),
          icon: 'calendar-check',
          action: { do: 'go', to: book },
        });
    }
  }
  if (screen.places.length === 0) {
    parts.push({
      type: 'cover',
      id: context.id('cover'),
      ground: 'hero',
      eyebrow: clip(domain.caption, 40),
      title: domain.figure,
      size: 84,
      height: 170,
    });
    parts.push(list(context, context.id('rows'), 5));
  }
  if (main && screen.places.length === 1) parts.push(...company(context, main.name, parts));
  const isTab = !(main?.aside ?? false);
  const kept = allowed(context, parts);
  return {
    id: screen.id,
    name: clip(title, 40),
    top: 'background',
    ground: 'background',
    tabBar: isTab,
    components: [...bar(context, title, isTab), ...kept].slice(0, 38),
  };
}

function company(context: Context, place: string, parts: readonly Component[]): Component[] {
  const { domain, say } = context;
  const missing = (...features: FeatureName[]) =>
    features
      .filter(
        (feature) =>
          context.may(feature) && !parts.some(({ type }) => vocabularyOf(type) === feature),
      )
      .flatMap((feature) => builders[feature](context));
  const records = (title: string, count: number): Component[] =>
    context.may('list')
      ? [
          { type: 'section', id: context.id('section'), title: clip(title, 30) },
          list(context, context.id('more'), count),
        ]
      : [];
  switch (place) {
    case 'you':
      return missing('settings', 'notifications');
    case 'basket':
      return missing('cart', 'checkout');
    case 'insights':
      // Learning has an end, so this shows its progress.
      return [
        ...missing('stats', ...(isLearning(context) ? (['progress'] as const) : [])),
        ...heatOf(context),
      ];
    case 'deck':
    case 'timer':
    case 'player':
    case 'scan':
    case 'papers':
    case 'book':
    case 'reckon':
    case 'convert':
      return records(capital(domain.many, domain.language), 4);
    case 'detail':
      return records(say('More'), 4);
    default:
      return [];
  }
}

const isLearning = ({ traits }: Context) => traits.family === 'learn';

/** Five weeks of one habit, most active at the end. */
function heatOf({ id, brief, domain, say }: Context): Component[] {
  return [
    {
      type: 'heat-map',
      id: id('weeks'),
      title: say('Last five weeks'),
      label: filled(
        say('{} on each day of five weeks'),
        capital(clip(domain.many, 30), domain.language),
      ),
      weeks: [0, 1, 2, 3, 4].map((week) =>
        [0, 1, 2, 3, 4, 5, 6].map((day) =>
          Math.min(3, ((brief.seed >>> (week + day)) + week * 2 + day) % 4),
        ),
      ),
    },
  ];
}

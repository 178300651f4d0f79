import { capital, clip, goTo, personAt, type Context } from '../context';
import { bell, body, finders, greeting, loudGround, type Make, section } from './home-parts';
import { weekOf } from '../parts/charts';
import { progressOf } from '../parts/progress';
import { filled } from '../words';
import { type Ground } from '../../model/theme';

/** What is gone through part by part; elsewhere ten steps would stand for nothing. */
const inParts = new Set<string>(['education', 'language', 'flashcards', 'quiz', 'fitness', 'kids']);

const slots = [
  ['9:05', '10:00'],
  ['10:10', '10:50'],
  ['11:00', '12:10'],
  ['12:20', '12:55'],
] as const;
const grounds: readonly Ground[] = ['accent', 'tint1', 'tint0', 'tint3'];

/** What the morning holds: parts are gone through one after the other, of other records it is what is to be done about them. */
function eventsOf(context: Context) {
  const { domain, brief, to } = context;
  const ofParts = inParts.has(brief.kind.value);
  return slots.map(([from, until], index) => {
    const entry = domain.entries[index % domain.entries.length];
    const title = ofParts ? entry?.title : domain.tasks[index];
    const place = ofParts ? 'detail' : ['tasks', 'calendar'].find(to);
    const action = place && goTo(context, place, ofParts ? index : undefined);
    return {
      title: clip(title ?? domain.one, 40),
      note: ofParts ? clip(entry?.note ?? '', 40) : (personAt(context, index).split(' ')[0] ?? ''),
      from,
      to: until,
      ground: grounds[index] ?? 'surface',
      ...(index === 0 ? { people: [0, 2] } : {}),
      ...(action ? { action } : {}),
    };
  });
}

export const plan: Make = (context, palette) => {
  const { domain, id } = context;
  const hours = ['9:00', '10:00', '11:00', '12:00'];
  const ground = loudGround(palette);
  return {
    top: ground,
    components: [
      context.may('progress') && inParts.has(context.brief.kind.value)
        ? {
            type: 'banner',
            id: id('banner'),
            eyebrow: context.today,
            title: clip(domain.headline, 44).replace('. ', '.\n'),
            steps: 12,
            at: 9,
            stepName: context.say('Part'),
            ...bell(context),
          }
        : {
            type: 'cover',
            id: id('cover'),
            ground,
            eyebrow: context.today,
            title: clip(domain.headline, 44),
            size: 33,
            height: 150,
            ...bell(context),
          },
      section(context, context.days[1] ?? '', { icon: 'clock', aside: '3 h 20' }),
      ...finders(context),
      ...(context.may('calendar')
        ? [{ type: 'schedule' as const, id: id('day'), hours, events: eventsOf(context) }]
        : []),
      ...body(context, 4),
    ],
  };
};

/** “4.2 km walked today” as a figure with its unit, and what it says. */
function measureOf({ domain }: Context) {
  const [unit = domain.many, ...rest] = domain.caption.split(/,? /);
  return {
    unit: clip(unit, 9),
    label: capital(clip(rest.join(' ') || domain.many, 20)),
  };
}

const toggle = (label: string, says: string, off: string) => ({
  label,
  action: { do: 'toggle' as const, says, off },
});

export const visit: Make = (context) => {
  const { domain, id, say } = context;
  const name = personAt(context, 5).split(' ')[0] ?? '';
  const to = context.to('book') ?? context.to('calendar') ?? context.to('detail');
  const shares = weekOf(context);
  const measured = measureOf(context);
  // Where nobody is met, nobody says that they come.
  const isMeeting = domain.next !== '' || context.wants('booking');
  return {
    components: [
      greeting(context, filled(say('Hello, {}'), name), 31, {
        id: 'hello',
        eyebrow: context.today,
      }),
      ...(context.may('booking')
        ? [
            {
              type: 'visit-card' as const,
              id: id('next'),
              eyebrow: domain.next ? say('Next visit') : say('Today'),
              title: clip(domain.next || domain.headline, 44),
              picture: 'rings' as const,
              buttons: [
                isMeeting
                  ? toggle(say('I am coming'), say('See you there'), say('Not yet'))
                  : toggle(say('Remind'), say('Will remind'), say('No reminder')),
                ...(to
                  ? [
                      {
                        label: domain.next ? say('Move it') : say('Details'),
                        action: { do: 'go' as const, to },
                      },
                    ]
                  : []),
              ],
            },
          ]
        : [
            {
              type: 'cover' as const,
              id: id('cover'),
              ground: 'accent' as const,
              space: 16,
              eyebrow: say('Today'),
              title: clip(domain.headline, 44),
              size: 28,
              height: 150,
            },
          ]),
      ...(context.may('chart')
        ? [
            {
              type: 'metric' as const,
              id: id('metric'),
              label: measured.label,
              value: clip(domain.figure, 6),
              unit: measured.unit,
              line: [...shares, ...shares.toReversed()].map(
                (share) => Math.round((share * 2 - 1) * 100) / 100,
              ),
            },
          ]
        : progressOf(context)),
      ...finders(context),
      ...body(context, 5),
    ],
  };
};

import { clip } from '../clip';
import { capital, firstName, goTo, personAt, type Context } from '../context';
import { bell, body, finders, greeting, loudGround, type Make, section } from './home-parts';
import { weekOf } from '../parts/charts';
import { toggle } from '../parts/numbers';
import { progressOf } from '../parts/progress';
import { filled } from '../words';
import { type Component } from '../../model/components';
import { type Ground } from '../../model/theme';

const slots = [
  ['9:05', '10:00'],
  ['10:10', '10:50'],
  ['11:00', '12:10'],
  ['12:20', '12:55'],
] as const;
const grounds: readonly Ground[] = ['accent', 'tint1', 'tint0', 'tint3'];

/** The morning's events: sections in order, or tasks for other records. */
function eventsOf(context: Context) {
  const { domain, to } = context;
  const ofParts = context.traits.inParts;
  return slots.map(([from, until], index) => {
    const entry = domain.entries[index % domain.entries.length];
    const title = ofParts ? entry?.title : domain.tasks[index];
    const place = ofParts ? 'detail' : ['tasks', 'calendar'].find(to);
    const action = place && goTo(context, place, ofParts ? index : undefined);
    return {
      title: clip(title ?? domain.one, 40),
      note: ofParts ? clip(entry?.note ?? '', 40) : firstName(personAt(context, index)),
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
      // Ten steps are meaningful only for records with parts.
      context.may('progress') && context.traits.inParts
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
      { type: 'schedule', id: id('day'), hours, events: eventsOf(context) },
      ...body(context, 4),
    ],
  };
};

/** The next meeting with its actions, or a headline if nothing is booked. */
function nextOf(context: Context): Component {
  const { domain, id, say } = context;
  const title = clip(domain.headline, 44);
  if (!context.may('booking'))
    return {
      type: 'cover',
      id: id('cover'),
      ground: 'accent',
      space: 16,
      eyebrow: say('Today'),
      title,
      size: 28,
      height: 150,
    };
  const action = goTo(context, 'book') ?? goTo(context, 'calendar') ?? goTo(context, 'detail');
  // Hides “I'm coming” for events without attendees.
  const isMeeting = domain.next !== '' || context.wants('booking');
  return {
    type: 'visit-card',
    id: id('next'),
    eyebrow: domain.next ? say('Next visit') : say('Today'),
    title: domain.next ? clip(domain.next, 44) : title,
    picture: 'rings',
    buttons: [
      isMeeting
        ? toggle(context, 'I am coming', 'See you there', 'Not yet')
        : toggle(context, 'Remind', 'Will remind', 'No reminder'),
      ...(action ? [{ label: domain.next ? say('Move it') : say('Details'), action }] : []),
    ],
  };
}

export const visit: Make = (context) => {
  const { domain, id, say } = context;
  const name = firstName(personAt(context, 5));
  const shares = weekOf(context);
  const [unit = domain.many, ...rest] = domain.caption.split(/,? /);
  const hello = filled(say('Hello, {}'), name);
  return {
    components: [
      greeting(context, hello, 31, { id: 'hello', eyebrow: context.today }),
      nextOf(context),
      ...(context.may('chart')
        ? [
            {
              type: 'metric' as const,
              id: id('metric'),
              // Example: “4.2 km walked today” has a value, a unit and a label.
              label: capital(clip(rest.join(' ') || domain.many, 20), domain.language),
              value: clip(domain.figure, 6),
              unit: clip(unit, 9),
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

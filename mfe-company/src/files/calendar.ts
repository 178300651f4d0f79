import type { CommunityEvent, EventCalendar } from '../pages/community/community.content';

/** Winter and summer UTC offsets; all three change on the last Sundays of March and October at 01:00 UTC. */
const zones: Record<EventCalendar['zone'], { winter: string; summer: string }> = {
  'Europe/Dublin': { winter: '+0000', summer: '+0100' },
  'Europe/Lisbon': { winter: '+0000', summer: '+0100' },
  'Europe/Berlin': { winter: '+0100', summer: '+0200' },
};

/** Returns an iCalendar file (RFC 5545) with one recurring event. */
export function calendarFile({ title, place, calendar }: CommunityEvent): string {
  const { zone, first, from, to, rule, file, description } = calendar;
  const at = (clock: string) => `${first.replaceAll('-', '')}T${clock.replace(':', '')}00`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appling//Community//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZone(zone),
    'BEGIN:VEVENT',
    `UID:${file.replace('.ics', '')}@appling.example`,
    'DTSTAMP:20241201T000000Z',
    `DTSTART;TZID=${zone}:${at(from)}`,
    `DTEND;TZID=${zone}:${at(to)}`,
    `RRULE:${rule}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'URL:https://appling.example/community',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

function timeZone(zone: EventCalendar['zone']): string[] {
  const { winter, summer } = zones[zone];
  const change = (kind: 'STANDARD' | 'DAYLIGHT', month: number, fromOffset: string, to: string) => {
    // Local hour of the change, which is 01:00 UTC, by the offset before it.
    const hour = String(1 + Number(fromOffset.slice(1, 3))).padStart(2, '0');
    return [
      `BEGIN:${kind}`,
      `DTSTART:1970${month === 3 ? '0329' : '1025'}T${hour}0000`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
      `TZOFFSETFROM:${fromOffset}`,
      `TZOFFSETTO:${to}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...change('DAYLIGHT', 3, winter, summer),
    ...change('STANDARD', 10, summer, winter),
    'END:VTIMEZONE',
  ];
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Folds lines after 75 octets; a continuation line starts with a space (RFC 5545). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

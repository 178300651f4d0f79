import { addresses, office } from '../sections/addresses.content';
import { facts } from '../sections/facts.content';
import { colour, swatches } from './palette';
import { createSheet, ink } from './sheet';

/** Returns the fact sheet, with texts of the site. */
export async function factSheet(): Promise<Uint8Array> {
  const sheet = await createSheet('Facts');
  sheet.paragraph(facts.mission, { size: 13, width: 400 });
  sheet.y -= 16;
  sheet.heading('In numbers', 18);
  for (const { value, label, counts } of [
    facts.apps,
    facts.countries,
    facts.creators,
    facts.uptime,
  ]) {
    sheet.heading(`${value} ${label}`, 13);
    sheet.paragraph(counts, { width: 440 });
  }
  sheet.y -= 12;
  sheet.heading('Company', 18);
  sheet.paragraph(
    `${facts.company} was founded in ${facts.founded} by ${facts.founders.join(' and ')}. ${facts.people} people from ${facts.peopleFrom} countries work on it.`,
  );
  sheet.paragraph(`${office.name}, ${office.street}, ${office.city}`);
  sheet.y -= 12;
  sheet.heading('Press', 18);
  sheet.paragraph(`${addresses.press}, answered within 24 hours.`);
  return sheet.bytes();
}

/** Returns the palette on one page, from the site's tokens. */
export async function colourSheet(): Promise<Uint8Array> {
  const sheet = await createSheet('Colors and shapes');
  sheet.paragraph(
    'Ink and paper carry the words. Leaf is the one loud color; blossom and sun stay rare. Text on leaf, blossom and sun is always ink.',
    { size: 12, width: 400 },
  );
  sheet.y -= 22;
  for (const { name, role, use } of swatches) {
    const value = colour(role);
    sheet.y -= 74;
    sheet.page.drawSvgPath(LEAF_CUT, {
      x: 56,
      y: sheet.y + 60,
      color: ink(value),
      borderColor: ink(colour('line-strong')),
      borderWidth: 0.5,
    });
    const foot = sheet.y;
    sheet.y = foot + 50;
    sheet.paragraph(`${name}   ${value.toUpperCase()}`, { size: 14, x: 190 });
    sheet.paragraph(use, { x: 190 });
    sheet.y = foot;
  }
  return sheet.bytes();
}

/** 112 × 60, the shape of the site's buttons. */
const LEAF_CUT =
  'M30 0H102A10 10 0 0 1 112 10V30A30 30 0 0 1 82 60H10A10 10 0 0 1 0 50V30A30 30 0 0 1 30 0Z';

/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { composed } from '../compose/composed.fixture';
import { featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import type { KindName } from '../interpret/kinds';
import { addCalendar } from '../edit/add-calendar';
import { makeDrawable } from './drawable';
import { PhoneScreen } from './phone-screen';
import { stillPhone } from './still-phone';

const kinds: readonly KindName[] = ['habit', 'finance', 'travel', 'mood-journal', 'photo', 'polls'];
const units = new Set('min km kg cm ml mm kcal PDF kr'.split(' '));

function saidIn(markup: string): string[] {
  const labels = [...markup.matchAll(/(?:aria-label|placeholder|alt)="([^"]*)"/g)];
  return [
    ...labels.map(([, label = '']) => label),
    ...markup.replace(/<[^>]*>/g, '\n').split('\n'),
  ];
}

test.each(['ru', 'ja', 'ar'])('a phone in %s shows no Latin words', async (language) => {
  const left = new Set<string>();
  for (const value of kinds) {
    for (const asked of [[], featureNames]) {
      const features = asked.map((name) => ({ value: name, words: '', at: 0 }));
      const kind = { value, words: '', at: -1 };
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      const brief = { ...interpret('…'), language, direction, kind, features } as const;
      const design = addCalendar(composed(brief));
      await makeDrawable(design);
      for (const { id } of design.screens) {
        const phone = stillPhone(design, id, 'live');
        const markup = renderToStaticMarkup(createElement(PhoneScreen, { phone }));
        for (const said of saidIn(markup))
          for (const word of said.match(/[A-Za-z]{2,}/g) ?? [])
            if (!units.has(word)) left.add(`${word}: ${said}`);
      }
    }
  }
  expect([...left]).toEqual([]);
});

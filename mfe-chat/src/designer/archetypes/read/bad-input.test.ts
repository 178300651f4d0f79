import { releasedSource } from '../../../content/released-source';
import { designFrom, type Designed } from '../../design-from';
import { appDesignSchema } from '../../model/app-design';

const design = (idea: string): Promise<Designed> => designFrom(idea, { content: releasedSource });
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Archetypes with payments or strangers: never a fallback for unclear text. */
const risky = ['marketplace', 'swipe-match', 'network', 'wallet', 'split', 'claims', 'on-demand'];

const page = `Home Shop About us Contact
We use cookies to improve your experience. Accept all · Reject
<div class="nav"><a href="https://example.com/pricing">Pricing</a><script>alert('cheese')</script></div>
Handmade leather wallets from Porto. Free shipping over 50 euros.
Subscribe to our newsletter. © 2024 All rights reserved`;

const prose =
  'My father kept a small orchard behind the house and every autumn we picked the apples by hand. '.repeat(
    42,
  );

test.each([
  ['nothing', ''],
  ['blanks alone', ' \n\t '],
  ['emoji alone', '🐝🐝🐝'],
  ['one letter', 'x'],
  ['marks alone', '?!… — ""'],
  ['the word for it', 'app'],
  ['no wish at all', 'make me something cool'],
  ['a number', '42'],
])('makes an app without payments or strangers from %s', async (_, idea) => {
  const made = await design(idea);
  expect(appDesignSchema.safeParse(made.design).success).toBe(true);
  expect(risky).not.toContain(made.design.archetype);
});

test.each([
  ['4,000 characters of prose', prose, /orchard|apple/],
  ['a pasted web page', page, /wallet/],
  ['abuse', 'you stupid robot make me a fucking app for my budgies or else', /budgie/],
  ['a contradiction', 'dark but white, minimal yet maximal, loud but calm: for clocks', /clock/],
  ['two languages', 'Ich will eine app for my Bienenstöcke and a calendar', /bienenstöcke/],
  ['two ideas', 'a list of my vinyl records and also a way to book the village hall', /record/],
  ['a deadline and a remark', 'pls keep it simple, due Monday: an iOS app for my kites', /kite/],
])('finds the subject of %s', async (_, idea, subject) => {
  const { design: made, reading } = await design(idea);
  expect(appDesignSchema.safeParse(made).success).toBe(true);
  expect(reading?.subjects[0]?.one).toMatch(subject);
});

test('ignores tags, scripts and addresses of a pasted page', async () => {
  const { reading } = await design(page);
  const read = [reading?.subjects, reading?.things].flatMap(
    (all) => all?.map(({ one }) => one) ?? [],
  );
  expect(read.join(' ')).not.toMatch(/div|class|href|alert|cheese|cookie|example/);
});

const parts = [
  'for',
  'nurses',
  ':',
  '"',
  '1.',
  '—',
  'to',
  'and',
  ',',
  'log',
  'hives',
  '.',
  '\n',
  'who',
  ';',
  'with',
  'of',
  '🐝',
  'the',
  'screens',
  '(',
  'é',
  '#',
];

test('makes a valid design from words in any order, with a subject from the text', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    let state = seed * 7919;
    const idea = Array.from({ length: 3 + (seed % 20) }, () => {
      state = (state * 48271) % 2147483647;
      return parts[state % parts.length];
    }).join(' ');
    const { design: made, reading } = await design(idea);
    expect(appDesignSchema.safeParse(made).success).toBe(true);
    for (const { words } of reading?.subjects ?? []) expect(plain(idea)).toContain(plain(words));
  }
}, 60_000);

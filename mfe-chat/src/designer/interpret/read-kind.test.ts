import { emphasisOf as emphasisIn } from './emphasis';
import { releasedSource } from '../../content/released-source';
import { lexiconsFor } from './lexicon/lexicons';
import { interpret } from './interpret';
import { readIdea } from './read-idea';
import { wordsOf, type Word } from './words';

const emphasisOf = (words: readonly Word[]) =>
  emphasisIn(words, lexiconsFor('en', undefined)[0]?.emphasis ?? {});

const kindOf = (idea: string) => interpret(idea).kind;

describe('the kind of an app', () => {
  it.each([
    ['a mortgage calculator that draws a graph', 'calculator'],
    ['compare mortgage offers from banks and my savings', 'finance'],
    ['kitchen timer with three alarms', 'timer'],
    ['an app for my goat farm with a calendar and a chat', 'agriculture'],
  ])('follows the main noun, not the features after it: %s', (idea, kind) => {
    expect(kindOf(idea).value).toBe(kind);
  });

  it.each([
    ['Strava for knitting', 'fashion'],
    ['tinder but for adopting shelter dogs', 'pets'],
    ['like airbnb but for treehouses', 'travel'],
    ['Uber for students', 'ride-share'],
    ['a netflix clone', 'video'],
  ])('follows the words after "for", unless these name only users: %s', (idea, kind) => {
    expect(kindOf(idea).value).toBe(kind);
  });

  it.each([
    ['split stag do costs among nine lads', 'en', 'expense-split'],
    ['app de recetas', 'es', 'recipes'],
    ['diário de sono com média por semana', 'pt', 'sleep'],
  ])('is found in a short text of another language: %s', async (idea, language, kind) => {
    const brief = await readIdea(idea, releasedSource);
    expect([brief.language, brief.kind.value]).toEqual([language, kind]);
  });

  it('ignores the words of an address', () => {
    expect(kindOf("javascript:alert('x') recipe book").value).toBe('recipes');
  });

  it('counts a phrase instead of the words inside it', () => {
    expect(kindOf('our food bank needs donors').value).toBe('charity');
  });

  it('tells a verb from a noun: booking a court does not mean a book', () => {
    expect(kindOf('members book a tennis court for an hour').value).not.toBe('books');
    expect(kindOf('a book I finished, by author').value).toBe('books');
  });

  it('ignores words that the text rules out', () => {
    expect(kindOf('a poem editor, no dating, no tinder').value).toBe('writing');
  });

  it('keeps the deciding words and their position', () => {
    const idea = 'Please build something for beekeepers.';
    const { value, words, at } = kindOf(idea);
    expect(value).toBe('agriculture');
    expect(idea.slice(at, at + words.length)).toBe(words);
    expect(words).toMatch(/beekeep/);
  });

  it('is generic and has no words when no word decides', () => {
    expect(kindOf('make me an app')).toEqual({ value: 'generic', words: '', at: -1 });
  });
});

describe('emphasis', () => {
  const weightOf = (text: string, word: string) => {
    const words = wordsOf(text);
    return emphasisOf(words)[words.findIndex(({ plain }) => plain === word)]?.weight ?? 0;
  };

  it('is high before "tracker" and after "app for"', () => {
    const text = 'I would like an app for sailors, one day also with a chat for them';
    expect(weightOf(text, 'sailors')).toBeGreaterThan(weightOf(text, 'chat'));
    expect(weightOf('moon and tide tracker with snow', 'tide')).toBeGreaterThan(
      weightOf('moon and tide tracker with snow', 'snow'),
    );
  });

  it('marks the last noun before "that", "for" or a comma as the head', () => {
    const words = wordsOf('simple tea timer that rings');
    expect(emphasisOf(words).findIndex(({ isHead }) => isHead)).toBe(2);
  });

  it('is lower on the story of a long post than on its request', () => {
    const text =
      'We met on a boat. It rained for a week. Nobody knew the harbour. Then my brother fell. I want a list of moorings. The cook sang.';
    expect(weightOf(text, 'cook')).toBeLessThan(weightOf(text, 'moorings'));
  });
});

test.each([
  ['login-free notes', 'notes'],
  ['an ad-free recipe box', 'recipes'],
])('“%s” has the kind %s: “-free” does not mean a free evening', (text, kind) => {
  expect(interpret(text).kind.value).toBe(kind);
});

test('rules out only the word before “-free”', () => {
  const { features, excluded } = interpret('places to eat near me, filter by dairy-free too');
  expect(features.map(({ value }) => value)).toContain('filter');
  expect(excluded).toEqual([]);
  expect(interpret('login-free notes').excluded.map(({ value }) => value)).toEqual(['login']);
});

import { interpret } from './interpret';

const featureOf = (idea: string, feature: string) =>
  interpret(idea).features.find(({ value }) => value === feature);

describe('implied features', () => {
  it('follow from the kind: a “trello” gets a board, roman numerals a converter', () => {
    expect(featureOf('trello for beekeepers, three lanes', 'kanban')).toBeDefined();
    expect(featureOf('roman numerals for my pupils', 'converter')).toBeDefined();
  });

  it('have no words', () => {
    expect(featureOf('sudoku solver for groceries, supermarket aisles', 'checklist')).toEqual({
      value: 'checklist',
      words: '',
      at: -1,
    });
  });

  it('follow from other features: a search needs a list', () => {
    expect(featureOf('search moths by wing', 'list')).toMatchObject({ words: '' });
  });

  it('keep their words when the text asks for them', () => {
    const found = featureOf('goats in a list', 'list');
    expect(found?.words).toBe('list');
    expect('goats in a list'.slice(found?.at)).toBe('list');
  });

  it('are absent when the text rules them out', () => {
    expect(featureOf('a dating app without chat', 'chat')).toBeUndefined();
  });
});

describe('comparisons', () => {
  it('do not rule out features that the text asks for elsewhere', () => {
    const idea = 'pizzeria: basket and pay in the app, rather than paying commissions';
    expect(featureOf(idea, 'checkout')).toBeDefined();
  });

  it('rule out features that the text does not ask for', () => {
    const excluded = interpret('quiet chess instead of a leaderboard').excluded.map(
      ({ value }) => value,
    );
    expect(excluded).toContain('leaderboard');
  });

  it('do not rule out the feature of a product that is replaced', () => {
    expect(featureOf('a family chat without WhatsApp', 'chat')).toBeDefined();
  });
});

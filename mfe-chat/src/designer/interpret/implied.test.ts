import { interpret } from './interpret';

const featureOf = (idea: string, feature: string) =>
  interpret(idea).features.find(({ value }) => value === feature);

describe('features that no word asks for', () => {
  it('belong to the kind: a kanban board has columns, a currency converter converts', () => {
    expect(featureOf('trello for beekeepers, three lanes', 'kanban')).toBeDefined();
    expect(featureOf('roman numerals for my pupils', 'converter')).toBeDefined();
  });

  it('have no words, so that nobody is told they were heard', () => {
    expect(featureOf('sudoku solver for groceries, supermarket aisles', 'checklist')).toEqual({
      value: 'checklist',
      words: '',
      at: -1,
    });
  });

  it('follow from others: what is searched is listed', () => {
    expect(featureOf('search moths by wing', 'list')).toMatchObject({ words: '' });
  });

  it('keep their words when the text asks for them', () => {
    const found = featureOf('goats in a list', 'list');
    expect(found?.words).toBe('list');
    expect('goats in a list'.slice(found?.at)).toBe('list');
  });

  it('stay away when they are ruled out', () => {
    expect(featureOf('a dating app without chat', 'chat')).toBeUndefined();
  });
});

describe('what is only compared with', () => {
  it('rules nothing out that is asked for elsewhere', () => {
    const idea = 'pizzeria: basket and pay in the app, rather than paying commissions';
    expect(featureOf(idea, 'checkout')).toBeDefined();
  });

  it('rules out what is asked for nowhere', () => {
    const excluded = interpret('quiet chess instead of a leaderboard').excluded.map(
      ({ value }) => value,
    );
    expect(excluded).toContain('leaderboard');
  });

  it('is no feature when a product is left behind', () => {
    expect(featureOf('a family chat without WhatsApp', 'chat')).toBeDefined();
  });
});

export const demoWords = {
  title: 'Watch Appling design',
  transcript: 'What the demo shows',
  idea: 'The idea',
  pause: 'Pause the demo',
  play: 'Play the demo',
  again: 'Play the demo again',
  previous: 'Previous',
  next: 'Next',
  start: 'Start with this idea',
  progress: (app: string) => `${app}, progress`,
  place: (step: number, steps: number) => `Step ${step} of ${steps}`,
};

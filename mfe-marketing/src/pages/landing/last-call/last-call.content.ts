export const lastCall = {
  heading: ['Say it now.', 'Tap it in nine seconds.'],
  start: 'Start Designing Now',
  examples: 'View Examples',
  bullets: ['Free to start', 'No credit card required', 'Export anywhere'],
};

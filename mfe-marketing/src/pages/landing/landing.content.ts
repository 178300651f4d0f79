export const landing = {
  heading: 'Design your dream app',
  lead: 'Type an idea in plain words and watch it become a tappable app. Appling is your personal AI designer for mobile apps.',
};

export const chat = {
  heading: 'Design chat',
  lead: 'Describe your app in your own words and tap through the screens as they are drawn, on a phone beside the conversation.',
};

export const blog = {
  heading: 'Field notes',
  lead: 'Field notes on designing mobile apps: plain writing about screens, words, colour and the people who tap on them.',
};

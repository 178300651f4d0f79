export const pricing = {
  heading: 'Start free, grow when you do',
  lead: 'Start free with three app projects. Pro adds unlimited projects for $29 per month, Team adds collaboration for $99.',
};

export const content = {
  heading: '__TITLE__',
  lead: 'A new part of __NAME__. It is built, tested and released alone.',
  next: {
    heading: 'What comes next',
    text: 'Put your words here, and more sections beside this one. A second page is a second entry in routes.ts.',
    link: { label: 'Back to the start', to: '/' },
  },
};

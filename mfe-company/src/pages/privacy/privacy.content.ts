export const privacy = {
  heading: 'Privacy',
  lead: 'What Appling stores in your browser, what it never collects, and how to delete everything at one click. Plain words.',
};

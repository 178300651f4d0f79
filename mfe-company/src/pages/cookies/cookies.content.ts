export const cookies = {
  heading: 'Cookies',
  lead: 'Which cookies exist, what each is for, how long it lasts and how to switch the optional ones off in your browser.',
};

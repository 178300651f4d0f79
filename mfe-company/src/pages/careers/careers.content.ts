export const careers = {
  heading: 'Grow something with us',
  lead: 'Six open roles, five values and the benefits that come with them. Help us give everyone a designer of their own.',
};

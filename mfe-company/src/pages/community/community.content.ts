export const community = {
  heading: 'Grow together',
  lead: 'Meet the people who design with Appling: channels, projects worth a look, events near you and how we treat each other.',
};

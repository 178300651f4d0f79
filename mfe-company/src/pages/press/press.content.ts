export const press = {
  heading: 'Press room',
  lead: 'Releases, coverage, facts and a media kit for journalists who write about Appling. We answer press within 24 hours.',
};

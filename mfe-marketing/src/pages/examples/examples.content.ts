export const examples = {
  heading: 'Success stories',
  lead: 'Apps that began as one sentence: real stories from shops, clinics, schools and offices that designed with Appling.',
};

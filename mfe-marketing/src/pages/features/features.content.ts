export const features = {
  heading: 'Everything between a sentence and an app',
  lead: 'From the first sentence to exported code: see how Appling draws, links and refines every screen of your mobile app.',
};

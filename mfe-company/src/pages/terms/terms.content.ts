export const terms = {
  heading: 'Terms',
  lead: 'The terms for using Appling, in readable language: plans, payments, your designs, our duties and how to end it all.',
};

export const auth = {
  heading: 'Sign In',
  lead: 'Sign in to Appling and carry on where you left off. This is a demonstration: nothing you type here is checked or sent.',
};

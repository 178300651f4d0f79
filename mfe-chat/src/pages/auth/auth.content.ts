import inesPardo from './avatars/ines-pardo.svg';
import marenOduya from './avatars/maren-oduya.svg';
import tomaszKral from './avatars/tomasz-kral.svg';

export interface SignInTestimonial {
  avatarSrc: string;
  name: string;
  handle: string;
  text: string;
}

export const auth = {
  home: '/',
  heading: 'Sign In',
  lead: 'Good to see you again.',
  email: 'Email Address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  keepSignedIn: 'Keep me signed in',
  submit: 'Sign In',
  submitting: 'Signing in…',
  or: 'or',
  google: 'Continue with Google',
  newHere: 'New here?',
  demonstration: 'This is a demonstration: nothing you type here is checked, kept or sent.',
  noScript: 'Signing in needs JavaScript, which is switched off in this browser.',
  /** Targets without JavaScript. */
  resetPassword: { label: 'Reset password', href: '/help', notice: 'Password reset coming soon!' },
  createAccount: {
    label: 'Create Account',
    href: '/pricing',
    notice: 'Account creation coming soon!',
  },
  googleNotice: 'Google sign-in coming soon!',
  incomplete: 'Please fill in all fields',
  welcome: 'Welcome back! Redirecting...',
  destination: '/chat',
  /** Long enough to read the welcome. */
  redirectMs: 1500,
  gallery: 'Made with Appling',
  phones: {
    left: 'A mood board app shows its pictures in two columns.',
    right: 'A journal app shows today’s entry below a picture of hills.',
  },
  testimonials: [
    {
      avatarSrc: marenOduya,
      name: 'Maren Oduya',
      handle: '@marenmakes',
      text: 'Four screens by my bus stop. I have never drawn a button in my life.',
    },
    {
      avatarSrc: tomaszKral,
      name: 'Tomasz Kral',
      handle: '@tkral',
      text: 'It asked better questions than I did.',
    },
    {
      avatarSrc: inesPardo,
      name: 'Ines Pardo',
      handle: '@inesplans',
      text: 'My students thought I had hired somebody.',
    },
  ] satisfies SignInTestimonial[],
};

export const layout = {
  brandLink: 'Appling, home',
  mainNavigation: 'Main',
  siteMap: 'All pages',
  signIn: { label: 'Sign in', to: '/auth' },
  menu: {
    name: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    start: { label: 'Get Started', to: '/chat' },
    signIn: { label: 'Sign In', to: '/auth' },
  },
  tagline: 'Your personal AI designer for mobile apps.',
  newsletter: {
    label: 'Newsletter',
    example: 'you@example.com',
    button: 'Subscribe',
    sending: 'Sending…',
    sent: 'Your address has arrived. The first letter comes to it soon.',
    nothingSent:
      'This site sends nothing yet, so you are not subscribed. Your text stays in the field.',
  },
  skip: 'Skip to content',
  loading: 'Loading the page…',
  slip: 'Something on this page did not work. The page itself is still here.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  home: { label: 'Return to Home', to: '/' },
  failure: {
    heading: 'Unexpected Application Error!',
    sentence:
      'This page could not be loaded. The rest of the site works. Try again in a moment, or go back home.',
    status: { label: 'See how our services are doing', to: '/status' },
  },
  gone: {
    heading: 'This page moved or was removed',
    sentence:
      'It was here when you opened the site, and it no longer is. Try again in a moment, or go back home.',
  },
  savedWords: 'You can read this page, but its buttons could not be loaded yet.',
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    triedBefore: 'Nothing is planted at',
    sentence: 'It may have been moved, or never grew.',
    sign: '404',
  },
} as const;

export interface Cookie {
  name: string;
  purpose: string;
  duration: string;
  domain: string;
}

export interface CookieCategory {
  id: string;
  name: string;
  description: string;
  /** A required category has a badge instead of a switch. */
  required: boolean;
  cookies: readonly Cookie[];
}

export interface ThirdPartyService {
  name: string;
  purpose: string;
  dataShared: string;
  privacyPolicy: string;
}

const domain = 'appling.example';

export const cookies = {
  heading: 'Cookies, counted',
  lead: 'This site sets no cookie to know you by. One may be set while a new version is tried with some visitors. Below stands that one, with those that an Appling account is designed to use: every name, purpose and duration, so that you know before you have one.',
  updated: 'Last updated December 2024',
  manage: 'Manage Cookie Preferences',
  what: {
    heading: 'What are cookies, and what we use instead',
    count: { value: '0', label: 'cookies to know you by' },
    paragraphs: [
      'A cookie is a short text that a website asks your browser to keep and to send back with every request. It is how a server recognizes you from one page to the next.',
      'This site has no server that would need to. Your choice of light or dark, your designs and your drafts lie in the storage of your browser; none of it is ever sent along with a request. You can see and delete all of it on the [privacy page](/privacy#delete).',
      'There is one exception. Now and then a new version of a page is shown to a part of the visitors first. While that lasts, `appling-bucket` keeps a number from 00 to 99, drawn by lot, so that you do not see the old one and the new one by turns. It says nothing else about you.',
      'No banner asks for your consent: there is nothing to consent to. No optional cookie is ever set here, whatever the switches below say.',
    ],
  },
  categories: {
    heading: 'Cookie categories',
    lead: 'Four of them. One is required; the other three are yours to switch.',
    manage: 'Manage preferences',
    note: 'Optional categories are on to begin with. The switches show how they will work in your account: they are not stored, and a reload sets them back.',
    required: 'Required',
    allow: 'Allow',
    columns: ['Name', 'Purpose', 'Duration', 'Domain'],
    items: [
      {
        id: 'essential',
        name: 'Essential',
        description:
          'Keep you signed in, keep others out, and keep a page from changing between two visits.',
        required: true,
        cookies: [
          {
            name: 'appling-bucket',
            purpose:
              'Which of two versions you see, while a new one is tried. The only one set today',
            duration: '30 days',
            domain,
          },
          {
            name: 'appling_session',
            purpose: 'Knows that you are signed in',
            duration: 'Session',
            domain,
          },
          {
            name: 'appling_keep',
            purpose: 'Keep me signed in, if you ask for it',
            duration: '30 days',
            domain,
          },
          {
            name: 'appling_guard',
            purpose: 'Stops other sites from acting in your name',
            duration: '24 hours',
            domain,
          },
        ],
      },
      {
        id: 'preferences',
        name: 'Preferences',
        description: 'Remember how you like things, on every device that you sign in on.',
        required: false,
        cookies: [
          {
            name: 'appling_look',
            purpose: 'Light, dark or as the device says',
            duration: '1 year',
            domain,
          },
          {
            name: 'appling_stage',
            purpose: 'Size of the phone beside the chat',
            duration: '6 months',
            domain,
          },
        ],
      },
      {
        id: 'analytics',
        name: 'Analytics',
        description: 'Count visits and find pages that nobody finishes. No names, no profiles.',
        required: false,
        cookies: [
          {
            name: 'appling_visitor',
            purpose: 'Tells a returning browser from a new one',
            duration: '2 years',
            domain,
          },
          {
            name: 'appling_visit',
            purpose: 'Groups the pages of one day',
            duration: '24 hours',
            domain,
          },
        ],
      },
      {
        id: 'marketing',
        name: 'Marketing',
        description:
          'Learn which letter or article brought you here, so that we write more like it.',
        required: false,
        cookies: [
          {
            name: 'appling_source',
            purpose: 'The link that you came by',
            duration: '90 days',
            domain,
          },
          {
            name: 'appling_letter',
            purpose: 'Which newsletter you clicked in',
            duration: '30 days',
            domain,
          },
        ],
      },
    ] satisfies CookieCategory[],
  },
  thirdParties: {
    heading: 'Third-party services',
    lead: 'Two of them deliver the scene on our front page, to devices that can show it. The others belong to accounts and payments, and this site does not talk to them.',
    columns: ['Service', 'Purpose', 'Data shared', 'Privacy policy'],
    link: 'Read policy',
    items: [
      {
        name: 'Spline (prod.spline.design)',
        purpose: 'Hosts the animated scene of the front page',
        dataShared: 'Your IP address and browser, when a capable device fetches the scene',
        privacyPolicy: 'https://spline.design/privacy',
      },
      {
        name: 'unpkg.com, on Cloudflare',
        purpose: 'Delivers the player of that scene',
        dataShared: 'Your IP address and browser, when a capable device fetches the player',
        privacyPolicy: 'https://www.cloudflare.com/privacypolicy/',
      },
      {
        name: 'Google',
        purpose: 'Sign-in with a Google account, planned',
        dataShared: 'Nothing: the button says that it is coming',
        privacyPolicy: 'https://policies.google.com/privacy',
      },
      {
        name: 'Stripe',
        purpose: 'Payment of Pro and Team, planned',
        dataShared: 'Nothing: this site takes no payments',
        privacyPolicy: 'https://stripe.com/privacy',
      },
    ] satisfies ThirdPartyService[],
  },
  browsers: {
    heading: 'In your browser',
    lead: 'Every browser can show, block and delete cookies and site data. That works here too, and nothing on this site breaks.',
    items: [
      {
        name: 'Chrome and Edge',
        path: 'Settings, Privacy and security, Third-party cookies; then See all site data',
      },
      { name: 'Firefox', path: 'Settings, Privacy & Security, Cookies and Site Data, Manage Data' },
      { name: 'Safari on a Mac', path: 'Settings, Privacy, Manage Website Data' },
      { name: 'Safari on iPhone and iPad', path: 'Settings, Apps, Safari, Advanced, Website Data' },
    ],
    optOut: {
      heading: 'Opting out for good',
      paragraphs: [
        'Switch on “Do not track” or Global Privacy Control in your browser: in your account we read either as a no to analytics and marketing.',
        'To keep the scene from being fetched, ask your system for reduced motion or your browser for less data. The front page then shows the drawing that is part of it.',
      ],
    },
  },
};

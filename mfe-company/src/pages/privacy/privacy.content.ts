import { addresses, office } from '../../sections/addresses.content';
import { facts } from '../../sections/facts.content';
import type { LegalText } from '../../sections/legal-page';
import { mailto } from '../../sections/mailto';

const letter = `[${addresses.privacy}](${mailto(addresses.privacy, 'A privacy question')})`;

export const privacy = {
  heading: 'Privacy, in plain words',
  lead: 'What this site keeps, where it keeps it, what leaves your device, and how to be rid of all of it at one click.',
  updated: 'Last updated December 2024',
  short: {
    heading: 'In short',
    points: [
      'Nothing that you type here is sent anywhere: no idea, no message, no password.',
      'Your theme and your designs lie in your own browser. We can see neither.',
      'No cookie knows who you are, nothing is measured, nobody is followed.',
      'Only the scene on the front page comes from elsewhere, and you can refuse it.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      body: [
        `${facts.company} (“Appling”, “we”) runs this site. You find us at ${office.name}, ${office.street}, ${office.city}. For anything on this page write to ${letter}; a person answers.`,
        'This text is about the website that you are reading. Should Appling one day offer accounts that store things on a server, those will have a text of their own, and you will be asked before it applies to you.',
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored in your browser',
      body: [
        'The site remembers a few things so that you find them again. They stay in this browser, on this device, and are never sent along with a request.',
        [
          'Your choice of light or dark, under the name `appling:theme`. Without a choice the site follows your device and stores nothing.',
          'The conversations in the chat with their designs, every edit that Undo can take back, the versions you named, the last eight designs, pictures and a brand of your own, and what could not be drawn any more: in the database `appling`. That there is one is noted under `appling:kept`, what it has not confirmed yet under `appling:unsaved-` and a few letters, and which conversation a tab shows under `appling:chat`.',
          'Drafts: an idea that you have typed and not yet sent, under `appling:draft`.',
        ],
        'Besides, your browser keeps a copy of this site, so that its pages and the designer open without a network: about 25 MB of pages, scripts, letters and word lists, the same for everybody. It is fetched after your first page, unless your browser saves data, and holds nothing of yours.',
        'All of it stays until you delete it or your browser does. Another browser, and another person’s profile in the same browser, cannot read it. Where your browser keeps nothing, designs last as long as their tab, and the chat says so.',
        'One cookie may join them. While a new version of a page is tried with some visitors, `appling-bucket` keeps a number from 00 to 99, drawn by lot, for 30 days. It goes along with requests to this site, so that you do not see the old page and the new one by turns; it says nothing else about you, and the settings of your browser delete it. The [cookie page](/cookies#preferences) lists it.',
      ],
    },
    {
      id: 'not-sent',
      heading: 'What is not sent',
      body: [
        'The chat answers inside your browser; your sentences do not travel. Signing in checks nothing and sends nothing: neither address nor password leaves the page.',
        'A link that you share from the chat holds the app itself, in the part of the address after `#`. Browsers send that part to no server, so neither we nor anybody who runs this site sees what you share. Whoever gets the link can read what is in it: your idea and your changes. So can the service that you send it with. Opening a link stores nothing until its visitor presses “Open in Appling”.',
        'The contact form and the boxes for newsletters and updates send nothing either, and say so when you press their button. If we ever connect one of them, it sends exactly the fields that you see, to an address of ours, and this text will say so first.',
        'When you write to us by email, your mail program sends that letter. We keep it for as long as the matter is open and for two years after, and use it for nothing else.',
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What comes from elsewhere',
      body: [
        'Pages, pictures, letters and scripts come from our own address. There is one exception: on devices that can show it, the front page fetches its animated scene.',
        [
          'The player of the scene comes from `unpkg.com`.',
          'The scene itself comes from `prod.spline.design`.',
        ],
        'Both see what every server sees: your IP address, your browser and the time. They receive nothing that you type, and no cookie of ours. Their own policies are linked on the [cookie page](/cookies#third-parties).',
        'The scene is not fetched when your system asks for reduced motion, when your browser saves data, or when the device is too slow for it. You then see the drawing that is part of the page.',
      ],
    },
    {
      id: 'server',
      heading: 'What our server sees',
      body: [
        'To deliver a page, our server learns your IP address, the page and the time. It keeps this in a log for 14 days, to notice attacks and faults, and then deletes it. The lawful basis is our legitimate interest in a site that works (Article 6(1)(f) of the GDPR).',
        'If a breach ever touches personal data, we tell you and the authority within 72 hours. How we guard against that is on the [security page](/security).',
      ],
    },
    {
      id: 'delete',
      heading: 'Delete everything',
      body: [
        'One press deletes all that this site has stored in this browser: theme, designs, drafts, and the copy of the site. It cannot be undone, since there is no other copy of what you made. Export what you want to keep [in the chat](/chat) first. The next page that you load makes a new copy of the site.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        `You may ask what we know about you, have it corrected, deleted or handed over, and object to its use. For letters and logs, write to ${letter} and we answer within 30 days. For everything in your browser you need not ask: it is in your hands.`,
        'You may also complain to a data protection authority, ours is the Irish Data Protection Commission, or to the one where you live.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'The site collects nothing from anyone, and so nothing from children. Anyone under 16 should ask an adult before writing us a letter.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'When the site changes what it does, this text changes first, and the date at its head with it. Earlier versions are available on request.',
      ],
    },
  ],
} satisfies LegalText;

export const deletion = {
  button: 'Delete everything stored in this browser',
  deleting: 'Deleting…',
  done: 'Everything that this site had stored in this browser is deleted.',
  blocked:
    'Not everything could be deleted: another tab of this site is using it. Close that tab and press again.',
  failed: 'Your browser did not let us delete it. Delete the data of this site in its settings.',
};

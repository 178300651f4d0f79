/** Links in answers are written `[words](address)`. */
interface HelpFaq {
  id: string;
  question: string;
  answer: string;
}

/** Used by the page and by its structured data for search engines. */
export const helpFaq = [
  {
    id: 'faq-start',
    question: 'Do I need to know how to code or draw?',
    answer:
      'No. You describe the app in your own words and change it by tapping or by asking. If you can order in a café, you can design with Appling. [Start here](/chat); it asks for no account and no card.',
  },
  {
    id: 'faq-free',
    question: 'What can I do for free?',
    answer:
      'Three app projects, basic AI assistance, standard templates, community support and export to code, for $0, forever. [Compare the plans](/pricing).',
  },
  {
    id: 'faq-change',
    question: 'Can I change my plan later?',
    answer:
      'Whenever you like. Changes take effect immediately. When you go down to a smaller plan your projects are kept; you can open all of them and add new ones within the limit of that plan.',
  },
  {
    id: 'faq-trial',
    question: 'Is there a trial, and can I get my money back?',
    answer:
      'Pro ($29 per month) and Team ($99 per month) start with 14 days free, without a credit card. After that, every paid plan has a 30-day money-back guarantee: ask within 30 days of your first payment and you get a refund. Fees are charged in advance; [the terms](/terms#payment) say it in full.',
  },
  {
    id: 'faq-export',
    question: 'How do I get my design out?',
    answer:
      'Choose Export in the chat. For design tools there are pictures of every screen as SVG, a file for Penpot and design tokens. As code you get one HTML file that runs in a browser, a React or an Expo project, or the whole design as JSON. Pictures of your own go along. To go on later, drop the HTML file, the project or the JSON on the chat. Share makes a link or a QR code that opens the app on another device. All of them are there on every plan. What you take away is yours, and it works without us.',
  },
  {
    id: 'faq-stored',
    question: 'Where are my designs stored?',
    answer:
      'In your browser, on this device. Nothing that you type is sent to a server. After the first visit the site and its designer work without a network, and most browsers can install it as an app. Your designs are there again when you come back, the last eight under Recent, with pictures of your own (PNG, JPEG, WebP or SVG) and your brand kit under Pictures. That also means: another browser does not have them, and deleting the data of this site deletes them, so export what you want to keep. [Privacy](/privacy) shows everything and has a button for it.',
  },
  {
    id: 'faq-api',
    question: 'What does the API cost?',
    answer:
      'The REST API is an example so far and answers nobody. Its plan: a free tier with 10,000 API calls per month, and API access for more as part of Team. What works today costs nothing: the designer as a command, the file format and its schemas. [See what works today](/api#today).',
  },
  {
    id: 'faq-support',
    question: 'How fast will somebody answer?',
    answer:
      'Usually within 2-4 hours on working days. Paid plans include email support with a 24-hour response. Pro and Enterprise customers have priority and can reach live chat 24/7; Enterprise is Team by contract.',
  },
] satisfies HelpFaq[];

import type { SampleName } from '../../code/samples';

export interface FeatureCard {
  icon: 'latency' | 'keys' | 'map';
  title: string;
  description: string;
}

/** `params`: names of the parameters. */
export interface ApiEndpoint {
  method: 'GET' | 'POST';
  path: string;
  description: string;
  params: readonly string[];
}

export interface Sdk {
  name: string;
  status: 'stable' | 'beta' | 'coming-soon';
  docs: string;
  description: string;
  /** The install command, or a hint until there is one. */
  install: Install;
}

type Install = { command: string } | { note: string };

export interface Language {
  value: string;
  label: string;
  sample: SampleName;
  install: Install;
}

/** A key in an account's list, which shows only its first and last characters. */
export interface ApiKey {
  prefix: string;
  ending: string;
  state: 'Production' | 'Testing' | 'Revoked';
}

export interface Example {
  title: string;
  description: string;
  language: string;
  sample: SampleName;
}

const docs = (language: string) => `/api?tab=quick-start&lang=${language}#documentation`;

const notYet = { note: 'Not out yet: the documentation calls the API directly.' };

export const api = {
  heading: 'Developer API',
  lead: 'Appling is a conversational-AI platform, too. Put its chat assistant inside your product: four endpoints, four SDKs, 10,000 free API calls per month.',
  getKey: { label: 'Get API Key', to: '/auth' },
  viewDocumentation: { label: 'View Documentation', to: '/api?tab=quick-start#documentation' },
  answer: {
    label: 'A request and its answer',
    method: 'POST',
    path: '/api/v1/chat/completions',
    status: '200',
    statusMeaning: 'Answered with status',
    body: 'Body of the answer',
    sample: 'answer',
  },
  featuresLabel: 'Why developers build on it',
  features: [
    { icon: 'latency', title: 'Fast', description: 'Answers begin in under 100 ms.' },
    {
      icon: 'keys',
      title: 'Enterprise ready',
      description: 'Keys you can scope, rotate and revoke.',
    },
    { icon: 'map', title: 'Global scale', description: 'Six regions, the nearest one answers.' },
  ] satisfies FeatureCard[],
  latency: {
    label:
      'Histogram of the time to the first word of an answer: most begin between 30 and 70 ms, few after 100 ms.',
    limit: '100 ms',
    origin: '0',
    /** Number of answers per 3.3 ms until the first word; the first 30 steps are under the limit. */
    answers: [
      15, 22, 29, 26, 35, 45, 45, 56, 68, 69, 79, 77, 85, 90, 82, 82, 81, 68, 64, 60, 46, 43, 30,
      29, 29, 19, 21, 24, 16, 19, 17, 15, 16, 12, 13, 14, 10, 12, 11, 9, 10, 8, 7, 6,
    ],
    underLimit: 30,
  },
  keys: {
    label: 'Three keys of one account',
    hidden: 'ending in',
    list: [
      { prefix: 'ap_live_', ending: '6d2f', state: 'Production' },
      { prefix: 'ap_test_', ending: '91ac', state: 'Testing' },
      { prefix: 'ap_live_', ending: '03be', state: 'Revoked' },
    ] satisfies ApiKey[],
  },
  map: {
    label: 'Map of the world with our six regions',
    /** Column and row of each region's dot. */
    regions: [
      { name: 'US East', at: [5, 2] },
      { name: 'US West', at: [2, 2] },
      { name: 'Europe', at: [13, 1] },
      { name: 'Asia Pacific', at: [22, 4] },
      { name: 'South America', at: [6, 5] },
      { name: 'Africa', at: [14, 5] },
    ] satisfies { name: string; at: [number, number] }[],
  },
  documentation: 'Documentation',
  notice: {
    label: 'What is illustrative',
    text: 'The REST API is an example: nothing answers at its address yet, no keys are issued, and no SDK is published. The figures on this page are illustrative, too.',
    link: 'See what works today',
    to: '#today',
  },
  tabs: {
    'quick-start': 'Quick Start',
    endpoints: 'Endpoints',
    sdks: 'SDKs',
    examples: 'Examples',
  },
  copy: { idle: 'Copy', copied: 'Copied', selected: 'Press Ctrl+C', selectedOnMac: 'Press ⌘C' },
  quickStart: {
    heading: 'Your first call, in three steps',
    languagesLabel: 'Language',
    codeLabel: 'Code',
    installLabel: 'install command',
    steps: {
      key: {
        title: 'Get a key',
        before: 'Create one in your account and keep it on the server, as',
        code: 'APPLING_API_KEY',
        after: '.',
      },
      install: { title: 'Install the SDK' },
      build: {
        title: 'Start building',
        before: 'Send a message and read',
        code: 'choices[0].message.content',
        after: '.',
      },
    },
    languages: [
      {
        value: 'javascript',
        label: 'JavaScript',
        sample: 'startInJavascript',
        install: { command: 'npm install @appling/sdk' },
      },
      {
        value: 'python',
        label: 'Python',
        sample: 'startInPython',
        install: { command: 'pip install appling' },
      },
      {
        value: 'go',
        label: 'Go',
        sample: 'startInGo',
        install: { command: 'go get appling.example/go' },
      },
      {
        value: 'ruby',
        label: 'Ruby',
        sample: 'startInRuby',
        install: { command: 'gem install appling' },
      },
      {
        value: 'swift',
        label: 'Swift',
        sample: 'startInSwift',
        install: { note: 'The Swift SDK is not out yet. Until then Foundation is enough.' },
      },
      {
        value: 'kotlin',
        label: 'Kotlin',
        sample: 'startInKotlin',
        install: {
          note: 'The Kotlin SDK is not out yet. Until then the JDK and kotlinx.serialization are enough.',
        },
      },
      {
        value: 'curl',
        label: 'cURL',
        sample: 'startWithCurl',
        install: { note: 'Nothing to install: curl and jq are enough.' },
      },
    ] satisfies Language[],
  },
  endpoints: {
    heading: 'Four endpoints, one address',
    lead: 'All of them answer JSON at this base URL. Send your key as a bearer token.',
    baseUrl: 'https://api.appling.example/api/v1',
    baseUrlLabel: 'base URL',
    paramsLabel: 'Parameters',
    list: [
      {
        method: 'POST',
        path: '/api/v1/chat/completions',
        description: 'Describe an app and get its design back, one message at a time.',
        params: ['messages', 'model', 'temperature'],
      },
      {
        method: 'GET',
        path: '/api/v1/models',
        description: 'List the models that your key may use, and what each can do.',
        params: ['type', 'capability'],
      },
      {
        method: 'POST',
        path: '/api/v1/embeddings',
        description: 'Turn text into numbers, to find designs that are alike.',
        params: ['input', 'model', 'encoding_format'],
      },
      {
        method: 'GET',
        path: '/api/v1/usage',
        description: 'See how many of your calls are spent, day by day.',
        params: ['start_date', 'end_date'],
      },
    ] satisfies ApiEndpoint[],
  },
  sdks: {
    heading: 'SDKs: bring your own language',
    lead: 'One client with the same four calls. It takes your API key and a base URL.',
    viewDocumentation: 'View Documentation',
    statuses: { stable: 'Stable', beta: 'Beta', 'coming-soon': 'Coming soon' },
    list: [
      {
        name: 'JavaScript',
        status: 'stable',
        docs: docs('javascript'),
        description: 'For Node, Deno, Bun and the edge, with types.',
        install: { command: 'npm install @appling/sdk' },
      },
      {
        name: 'Python',
        status: 'stable',
        docs: docs('python'),
        description: 'Sync and async in one package, for Python 3.10 and later.',
        install: { command: 'pip install appling' },
      },
      {
        name: 'Go',
        status: 'beta',
        docs: docs('go'),
        description: 'No dependencies, and a context in every call.',
        install: { command: 'go get appling.example/go' },
      },
      {
        name: 'Ruby',
        status: 'beta',
        docs: docs('ruby'),
        description: 'A small gem that feels at home in Rails.',
        install: { command: 'gem install appling' },
      },
      {
        name: 'Swift',
        status: 'coming-soon',
        docs: docs('swift'),
        description: 'Designs as views, straight into Xcode.',
        install: notYet,
      },
      {
        name: 'Kotlin',
        status: 'coming-soon',
        docs: docs('kotlin'),
        description: 'The same idea for Compose and Android Studio.',
        install: notYet,
      },
    ] satisfies Sdk[],
  },
  examples: {
    heading: 'Start from something that runs',
    lead: 'Two whole programs. Set APPLING_API_KEY, paste one into a file and run it.',
    list: [
      {
        title: 'Chat Application',
        description:
          'Talk to the designer in your terminal. Each turn carries the whole conversation, so it remembers what you asked for.',
        language: 'JavaScript',
        sample: 'chatApplication',
      },
      {
        title: 'Content Generation',
        description:
          'Write the words of an app in one run: its name, its tagline, and what an empty screen says.',
        language: 'Python',
        sample: 'contentGeneration',
      },
    ] satisfies Example[],
  },
} as const;

export interface Metric {
  label: string;
  value: string;
  target: string;
}

/** `status` is the monitor's word; an unknown one counts as operational. */
export interface Service {
  name: string;
  status: string;
  uptime: string;
  responseTime: string;
  /** Days, by ISO date, on which the service was not operational, and why. */
  exceptions: Readonly<Record<string, { status: string; note: string }>>;
}

/** `latency` in ms, from the nearest large city. */
export interface Region {
  name: string;
  status: string;
  latency: number;
}

export interface Incident {
  title: string;
  status: 'completed' | 'resolved';
  /** ISO date and 24-hour time, UTC. */
  date: string;
  time: string;
  impact: 'Low' | 'Medium' | 'High';
  description: string;
}

export const status = {
  /** Overall state, which Documentation alone does not change. */
  overall: 'operational',
  banners: {
    operational: 'All Systems Operational',
    degraded: 'Some Systems Are Slow',
    outage: 'Some Systems Are Down',
    maintenance: 'Maintenance Under Way',
  },
  states: {
    operational: 'Operational',
    degraded: 'Degraded',
    outage: 'Outage',
    maintenance: 'Maintenance',
  },
  metricsLabel: 'Performance',
  targetWord: 'Target',
  metrics: [
    { label: 'Uptime', value: '99.98%', target: '99.9%' },
    { label: 'Response time', value: '87 ms', target: 'under 100 ms' },
    { label: 'Error rate', value: '0.02%', target: 'under 0.1%' },
    { label: 'Mean recovery', value: '18 min', target: 'under 30 min' },
  ] satisfies Metric[],
  services: {
    heading: 'Services',
    legend: 'Colors of the bars',
    uptime: 'Uptime',
    responseTime: 'Response time',
    historyOf: '90 days to',
    calm: 'operational every day.',
    otherwise: 'operational, except',
    days: 90,
    lastDay: '2024-12-15',
    hint: 'Scroll a row to see all 90 days.',
    sample: 'Sample data: these 90 days do not move on.',
    list: [
      {
        name: 'Chat API',
        status: 'operational',
        uptime: '99.99%',
        responseTime: '84 ms',
        exceptions: {},
      },
      {
        name: 'Design engine',
        status: 'operational',
        uptime: '99.98%',
        responseTime: '1.9 s',
        exceptions: {
          '2024-11-19': { status: 'degraded', note: 'new designs took four seconds' },
        },
      },
      {
        name: 'Web application',
        status: 'operational',
        uptime: '99.99%',
        responseTime: '61 ms',
        exceptions: {
          '2024-12-12': { status: 'maintenance', note: 'storage was moved' },
        },
      },
      {
        name: 'Sign-in',
        status: 'operational',
        uptime: '99.97%',
        responseTime: '72 ms',
        exceptions: {
          '2024-11-21': { status: 'degraded', note: 'one in eight sign-ins failed for 11 minutes' },
        },
      },
      {
        name: 'Export',
        status: 'operational',
        uptime: '99.95%',
        responseTime: '240 ms',
        exceptions: {
          '2024-12-04': { status: 'degraded', note: 'large exports were slow in Europe' },
        },
      },
      {
        name: 'Documentation',
        status: 'degraded',
        uptime: '99.62%',
        responseTime: '310 ms',
        exceptions: {
          '2024-10-17': { status: 'degraded', note: 'search answered late' },
          '2024-12-14': { status: 'degraded', note: 'pages load slowly' },
          '2024-12-15': { status: 'degraded', note: 'pages load slowly' },
        },
      },
    ] as readonly Service[],
  },
  regions: {
    heading: 'Regions',
    unit: 'ms',
    list: [
      { name: 'US East', status: 'operational', latency: 12 },
      { name: 'US West', status: 'operational', latency: 18 },
      { name: 'Europe', status: 'operational', latency: 24 },
      { name: 'Asia Pacific', status: 'operational', latency: 45 },
      { name: 'South America', status: 'operational', latency: 52 },
      { name: 'Africa', status: 'operational', latency: 68 },
    ] satisfies Region[],
  },
  incidents: {
    heading: 'Incidents',
    impact: 'Impact',
    zone: 'UTC',
    statuses: { completed: 'Completed', resolved: 'Resolved' },
    list: [
      {
        title: 'Scheduled database maintenance',
        status: 'completed',
        date: '2024-12-12',
        time: '02:00',
        impact: 'Low',
        description: 'Storage was moved to new machines. No requests failed.',
      },
      {
        title: 'Slow exports in Europe',
        status: 'resolved',
        date: '2024-12-04',
        time: '14:20',
        impact: 'Medium',
        description: 'Large exports took up to a minute. A queue was split in two.',
      },
      {
        title: 'Sign-in errors',
        status: 'resolved',
        date: '2024-11-21',
        time: '09:05',
        impact: 'High',
        description: 'One in eight sign-ins failed for 11 minutes after a certificate change.',
      },
    ] satisfies Incident[],
  },
  subscribe: {
    heading: 'Hear about it first',
    lead: 'One message when something breaks, one when it is mended.',
    label: 'Email address',
    example: 'you@example.com',
    button: 'Subscribe',
    sending: 'Sending…',
    sent: 'Your address has arrived. You hear from us when something breaks.',
    nothingSent:
      'This site sends nothing yet, so you are not subscribed. Your text stays in the field.',
  },
  live: {
    heading: 'Measured by your browser',
    lead: 'Everything above is sample data. This is real: your browser fetches the parts that this site is built from and times each one.',
    check: 'Check now',
    again: 'Check again',
    checking: 'Checking…',
    waiting: 'Not checked yet',
    reachable: 'Reachable',
    unreachable: 'Not reachable',
    release: 'Release',
    unit: 'ms',
    summary: 'parts reachable',
    of: 'of',
    failed: 'The list of parts could not be read. Check your connection and try again.',
    parts: {
      marketing: 'Marketing pages',
      chat: 'Design chat',
      developer: 'Developer pages',
      company: 'Company pages',
    } as Readonly<Record<string, string>>,
    visit: {
      heading: 'How this visit went',
      waiting: 'Not measured yet',
      unit: 'ms',
      vitals: {
        TTFB: 'First byte',
        FCP: 'First words',
        LCP: 'Largest part',
        INP: 'Slowest answer to you',
        CLS: 'Layout shift',
      },
      ratings: { good: 'Good', 'needs-improvement': 'Could be better', poor: 'Poor' },
      faults: 'What went wrong in this tab',
      none: 'Nothing. When a part of the site fails in your browser, it is listed here.',
      phases: {
        load: 'did not load',
        'fall-back': 'was replaced by the release before',
        render: 'broke while it was drawn',
        run: 'met an error',
      },
    },
  },
};

/** The words of the interface itself, in the order of `keys`. Sample content stays as it is. */
const keys =
  'Home|List|Details|Add|Calendar|Insights|Map|Chat|Feed|You|Sign in|Basket|Player|Timer|Cards|Quiz|Scan|Camera|Photos|Papers|Wallet|Book|Ranking|Board|Write|Convert|Calculate|Weather|Draw|Welcome|Tasks|Settings|Reminders|Search|All|Save|Saved|Today|Back|Next|Done|More|Name|Pay|Start|Pause'.split(
    '|',
  );

export type Say = (key: string) => string;

/** @param said the words of the interface in the app's language; English without them */
export function wordsOf(said: string | undefined): Say {
  const own = said?.split('|');
  return (key) => own?.[keys.indexOf(key)] ?? key;
}

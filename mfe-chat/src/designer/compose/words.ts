/** The words of the interface itself, in the order of `keys`. Sample content stays as it is. */
const keys =
  'Home|List|Details|Add|Calendar|Insights|Map|Chat|Feed|You|Sign in|Basket|Player|Timer|Cards|Quiz|Scan|Camera|Photos|Papers|Wallet|Book|Ranking|Board|Write|Convert|Calculate|Weather|Draw|Welcome|Tasks|Settings|Reminders|Search|All|Save|Saved|Today|Back|Next|Done|More|Name|Pay|Start|Pause|Larger text|Quiet after ten|Weekly summary|Every day, 8:00|Weekdays, 18:30|Sunday, 10:00|When|Note|The evening before, 19:00|Write a message|Send|Like|Answer|Total|Add to basket|Email|Password|Create an account|Good to see you.|This week|Kind'.split(
    '|',
  );

export type Say = (key: string) => string;

/**
 * @param said the words of the interface in the app's language; English without them
 * @param phrases those that come with its sample words
 */
export function wordsOf(said: string | undefined, phrases?: string): Say {
  const own = (phrases === undefined ? said : `${said}|${phrases}`)?.split('|');
  return (key) => own?.[keys.indexOf(key)] ?? key;
}

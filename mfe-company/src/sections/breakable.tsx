/** Lets an email address wrap only after its @; other text stays unchanged. */
export function Breakable({ address }: { address: string }) {
  const [user = '', host] = address.split('@');
  if (host === undefined) return address;
  return (
    <span>
      {user}@<wbr />
      {host}
    </span>
  );
}

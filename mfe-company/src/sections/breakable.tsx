/** An address that, where it has to break, breaks after its @. Other words pass unchanged. */
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

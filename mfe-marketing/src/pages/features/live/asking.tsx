export function Asking({ label, said }: { label: string; said: readonly string[] }) {
  return (
    <div className="asking">
      <p className="text-small text-ink-muted">{label}</p>
      <ul>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

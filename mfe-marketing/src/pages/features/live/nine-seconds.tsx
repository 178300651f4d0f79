export function NineSeconds({ figure, unit }: { figure: string; unit: string }) {
  return (
    <p className="nine-seconds" aria-hidden="true">
      <span>{figure}</span> {unit}
    </p>
  );
}

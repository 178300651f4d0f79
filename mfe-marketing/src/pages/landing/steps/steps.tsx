export function Steps() {
  return <section />;
}

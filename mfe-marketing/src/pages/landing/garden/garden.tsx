export function Garden() {
  return <section />;
}

export function Roots() {
  return <section />;
}

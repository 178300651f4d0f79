export function LogoStrip() {
  return <section />;
}

export function LastCall() {
  return <section />;
}

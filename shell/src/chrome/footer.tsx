export function Footer() {
  return <footer className="page-column py-8">Your personal AI designer for mobile apps.</footer>;
}

import { Link } from '@appling/shared/router';

export function Header() {
  return (
    <header className="page-column flex gap-6 py-4">
      <Link to="/">appling</Link>
      <Link to="/features">Features</Link>
      <Link to="/pricing">Pricing</Link>
      <Link to="/about">About</Link>
      <Link to="/auth">Sign in</Link>
    </header>
  );
}

import { Link, NavLink } from '@appling/runtime/router';
import { Brand } from '@appling/ui/brand';
import { ButtonLink } from '@appling/ui/button';
import { ThemeToggle } from '@appling/ui/theme-control';
import { layout } from './layout.content';
import { MobileMenu } from './mobile-menu';
import { mainLinks } from './site-map.content';
import { useStuck } from './use-stuck';

/** Gains a background and a border on scroll. */
export function Header() {
  const [mark, isStuck] = useStuck<HTMLDivElement>();
  return (
    <>
      <div ref={mark} aria-hidden="true" className="absolute top-0 h-px w-px" />
      <header data-stuck={isStuck || undefined} className="layout-header">
        <div className="page-column flex h-[calc(var(--header-height)-1px)] items-center">
          <Link to="/" className="-ml-1 flex min-w-0 rounded-field p-1 md:mr-11">
            <Brand />
          </Link>
          <nav aria-label={layout.mainNavigation} className="hidden gap-1.5 md:flex">
            {mainLinks.map(({ label, to }) => (
              <NavLink key={to} to={to} className="layout-nav-link">
                <span>{label}</span>
              </NavLink>
            ))}
          </nav>
          <ThemeToggle size="small" className="ml-auto hidden md:inline-grid" />
          <ButtonLink
            to={layout.signIn.to}
            kind="outline"
            size="small"
            className="ml-2.5 hidden md:inline-grid [&:not(:hover,:active)]:bg-canvas"
          >
            {layout.signIn.label}
          </ButtonLink>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}

import { Link } from '@appling/runtime/router';
import { ThemeCycle } from '@appling/ui/theme-control';
import { Wordmark } from '@appling/ui/wordmark';
import { layout } from './layout.content';
import { Newsletter } from './newsletter';
import { SITE_MAP_ID, siteMap } from './site-map.content';

export function Footer() {
  return (
    <footer className="bg-surface-sunken pt-16 lg:pt-22">
      <div className="page-column grid grid-cols-1 gap-x-18 gap-y-12 lg:grid-cols-[24.5rem_1fr]">
        <div>
          <p className="font-display text-heading-1 text-balance">{layout.tagline}</p>
          <Newsletter />
        </div>
        <nav
          id={SITE_MAP_ID}
          aria-label={layout.siteMap}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-10 sm:flex sm:justify-between"
        >
          {siteMap.map(({ heading, links }) => (
            <section key={heading} aria-label={heading}>
              <h2 className="font-text text-label">{heading}</h2>
              <ul className="mt-3.5 lg:mt-4">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className="layout-footer-link">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="page-column mt-14 lg:mt-17">
        <Wordmark cut="display" decorative />
      </div>
      <div className="border-t border-line">
        <div className="page-column flex min-h-16 flex-wrap items-center justify-between py-2 text-small text-ink-muted">
          <p>© {process.env.BUILD_YEAR} Appling</p>
          <ThemeCycle className="-mr-3 max-w-full font-normal [--button-text:var(--color-ink-muted)]" />
        </div>
      </div>
    </footer>
  );
}

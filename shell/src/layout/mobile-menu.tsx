import { Link, NavLink, useLocation } from '@appling/runtime/router';
import { Brand } from '@appling/ui/brand';
import { ButtonLink } from '@appling/ui/button';
import { ThemeSegment } from '@appling/ui/theme-control';
import { ArrowRight, Menu, X } from 'lucide-react';
import { useEffect } from 'react';
import { layout } from './layout.content';
import { MenuLeaves } from './menu-leaves';
import { SITE_MAP_ID, mainLinks } from './site-map.content';
import { useModalDialog } from './use-modal-dialog';

const words = layout.menu;

/** Uses the native dialog, which needs no further file, so the menu opens offline too. */
export function MobileMenu() {
  const { dialog, isOpen, open, close } = useModalDialog();
  const { key } = useLocation();
  useEffect(() => dialog.current?.close(), [dialog, key]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words.open}
        onClick={isOpen ? close : open}
        className="layout-menu-toggle"
      >
        <Menu aria-hidden="true" />
      </button>
      <a href={`#${SITE_MAP_ID}`} aria-label={layout.siteMap} className="layout-menu-toggle">
        <Menu aria-hidden="true" />
      </a>
      <dialog ref={dialog} aria-label={words.name} className="layout-menu">
        <div className="layout-menu-panel">
          <MenuLeaves />
          <div className="flex h-20 items-center justify-between pr-4 pl-5">
            <Link to="/" onClick={close} className="-ml-1 flex rounded-field p-1">
              <Brand />
            </Link>
            <button
              type="button"
              onClick={close}
              aria-label={words.close}
              className="layout-menu-close"
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={words.name} className="mt-8.5 grid px-5">
            {mainLinks.map(({ label, to }) => (
              <NavLink key={to} to={to} onClick={close} className="layout-menu-link">
                <span>{label}</span>
              </NavLink>
            ))}
          </nav>
          <div className="mt-6.5 box-content grid w-54 gap-2.5 pl-5">
            <ButtonLink to={words.start.to} size="large" onClick={close} iconEnd={<ArrowRight />}>
              {words.start.label}
            </ButtonLink>
            <ButtonLink to={words.signIn.to} size="large" kind="outline" onClick={close}>
              {words.signIn.label}
            </ButtonLink>
          </div>
          <ThemeSegment className="mt-auto mb-6 ml-5 self-start" />
        </div>
      </dialog>
    </>
  );
}

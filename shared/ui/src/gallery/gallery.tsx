import { Avatar } from '../avatar/avatar';
import { Blossom } from '../blossom/blossom';
import { Brand } from '../brand/brand';
import { ButtonLink } from '../button/button';
import { Card } from '../card/card';
import { ExternalLink } from '../external-link/external-link';
import { Leaf } from '../leaf/leaf';
import { Mark } from '../mark/mark';
import { Page } from '../page/page';
import { PageSection } from '../page-section/page-section';
import { PhoneFrame } from '../phone-frame/phone-frame';
import { Sky, SkyDisc } from '../sky/sky';
import { ThemeCycle, ThemeSegment, ThemeToggle } from '../theme-control/theme-control';
import { toastClassNames, toastIcons } from '../toast-style/toast-style';
import { Wordmark } from '../wordmark/wordmark';
import { GalleryControls } from './gallery-controls';

const row = 'flex flex-wrap items-center gap-4';

function Pictures() {
  return (
    <PageSection heading="Pictures" size="title-4" ground="sunken">
      <svg
        viewBox="0 0 900 420"
        className="w-full"
        role="img"
        aria-label="Leaves, blossoms and the sky"
      >
        <SkyDisc centre={[760, 120]} radius={100} />
        <Leaf base={[220, 420]} tip={[60, 30]} fill="fill-cut-deep" ground="fill-surface-sunken" />
        <Leaf base={[240, 420]} tip={[520, 60]} bend={-0.06} ground="fill-surface-sunken" />
        <Leaf
          base={[600, 400]}
          tip={[700, 300]}
          width={0.44}
          veins={6}
          fill="fill-cut-second"
          ground="fill-surface-sunken"
        />
        <Blossom centre={[600, 130]} radius={70} rotation={12} />
        <Blossom centre={[820, 330]} radius={40} fill="fill-sun" eye="fill-blossom" />
      </svg>
      <Sky className="mt-6 size-24" />
    </PageSection>
  );
}

function BrandParts() {
  return (
    <PageSection heading="Brand and theme" size="title-4">
      <div className={row}>
        <Brand />
        <Mark className="size-28" />
        <Wordmark className="text-[72px]" />
        <ThemeToggle />
        <ThemeCycle />
        <ThemeSegment />
        <ExternalLink href="https://example.com">Elsewhere</ExternalLink>
      </div>
      <Wordmark cut="display" className="mt-10" />
    </PageSection>
  );
}

function Objects() {
  return (
    <PageSection heading="Objects" size="title-4">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <Card as="article">
            <h3 className="text-heading-2">Product designer</h3>
            <p className="text-ink-muted">Design, Lisbon or remote, full time</p>
            <div className="mt-4 flex items-center justify-between">
              <strong>€68k to €84k</strong>
              <ButtonLink kind="outline" size="small" to="/contact">
                Apply Now
              </ButtonLink>
            </div>
          </Card>
          <div className={row}>
            <Avatar name="Elin Lund" tone="sun" size="large" />
            <Avatar name="Mori Okafor" tone="blossom" size="large" />
            <Avatar name="Ida Petit" />
            <Avatar name="Sol Blum" tone="sun-blossom" />
            <Avatar name="Lea Sand" tone="leaf-sun" size="small" />
          </div>
          {(['success', 'info', 'error'] as const).map((type) => (
            <div key={type} className={toastClassNames.toast} data-type={type}>
              <div className={toastClassNames.icon}>{toastIcons[type]}</div>
              <div>Welcome back! Redirecting...</div>
              <button
                type="button"
                className={toastClassNames.closeButton}
                aria-label="Close toast"
              >
                {toastIcons.close}
              </button>
            </div>
          ))}
        </div>
        <div className={row}>
          <PhoneFrame scale="half" homeBar="dark">
            <p className="p-16 text-title-4">A screen</p>
          </PhoneFrame>
          <PhoneFrame scale="thumb">
            <span className="block h-[844px] bg-blossom" />
          </PhoneFrame>
        </div>
      </div>
    </PageSection>
  );
}

/** The design system on one page, for `/_gallery` in development. */
export function Gallery() {
  return (
    <Page heading="Gallery" lead="Every part of the design system, in every state.">
      <BrandParts />
      <GalleryControls />
      <Objects />
      <Pictures />
    </Page>
  );
}

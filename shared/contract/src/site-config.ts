/**
 * Settings of a deployment, written by compose into each page as `<script type="application/json" id="site-config">`.
 * What an app declares under `settings` in its package.json stands beside these, under its own name.
 */
export interface SiteConfig {
  /** Absolute addresses that forms are POSTed to as JSON, by form. A form without one sends nothing. */
  endpoints: Record<string, string>;
  /** Where faults and measurements are POSTed to: a path of this site or an absolute address. Without one, nowhere. */
  reports?: string;
}

/** Reads the page's settings; with those that an app declares as `Own`. Without any, everything optional is off. */
export function readSiteConfig<Own extends object = object>(): SiteConfig & Partial<Own> {
  const text = document.getElementById('site-config')?.textContent;
  const config = (text ? JSON.parse(text) : {}) as Partial<SiteConfig & Own>;
  return {
    ...(config as Partial<Own>),
    endpoints: { ...config.endpoints },
    reports: config.reports,
  };
}

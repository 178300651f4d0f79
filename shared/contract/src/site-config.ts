/** Settings of a deployment: compose writes them into each page, next to `settings` of the apps' package.json. */
export interface SiteConfig {
  /** Absolute URLs that forms POST JSON to, by form. A form without one sends nothing. */
  endpoints: Record<string, string>;
  /** URL or path that errors and measurements are POSTed to; omitted: they are not sent. */
  reports?: string;
}

/** Reads the page's settings, plus those that an app declares as `Own`. Without any, optional features are off. */
export function readSiteConfig<Own extends object = object>(): SiteConfig & Partial<Own> {
  const text = document.getElementById('site-config')?.textContent;
  const config = (text ? JSON.parse(text) : {}) as Partial<SiteConfig & Own>;
  return {
    ...(config as Partial<Own>),
    endpoints: { ...config.endpoints },
    reports: config.reports,
  };
}

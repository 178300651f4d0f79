// Runs before the first paint: the chosen theme is on the page before anything is drawn.
try {
  const theme = localStorage.getItem('appling:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the page follows the system.
}

// A served page was written without its query. This lets style sheets answer it before the page's code is here,
// e.g. [data-query-category='Finance'] on /examples.
for (const [name, value] of new URLSearchParams(location.search)) {
  if (/^[a-z]+$/.test(name)) document.documentElement.setAttribute(`data-query-${name}`, value);
}

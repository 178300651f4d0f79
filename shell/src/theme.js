// Runs before first paint.
try {
  const theme = localStorage.getItem('appling:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the page follows the system.
}

// HTML is prerendered without a query; style sheets use e.g. [data-query-category='Finance'] until code runs.
for (const [name, value] of new URLSearchParams(location.search)) {
  if (/^[a-z]+$/.test(name)) document.documentElement.setAttribute(`data-query-${name}`, value);
}

// Runs before the first paint: the chosen theme is on the page before anything is drawn.
try {
  const theme = localStorage.getItem('__PREFIX__:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the page follows the system.
}

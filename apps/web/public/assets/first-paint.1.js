// Runs before the first paint, so that a dark theme never flashes white. Same key as src/lib/theme-mode.ts.
// Its name carries a number because it is cached for good: a change takes the next one.
try {
  document.documentElement.dataset.mantineColorScheme =
    localStorage.getItem('theme-mode') === 'dark' ? 'dark' : 'light';
} catch {
  // Storage is switched off: the light theme it is.
}

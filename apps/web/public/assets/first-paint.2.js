// Runs before the first paint, so that a dark theme never flashes white. Same key as src/lib/theme-mode.ts.
// Its name carries a number because it is cached for good: a change takes the next one.
try {
  document.documentElement.dataset.mantineColorScheme =
    localStorage.getItem('theme-mode') === 'dark' ? 'dark' : 'light';
} catch {
  // Storage is switched off: the light theme it is.
}
// Draws the page's first picture (src/first-paint), and starts the program once the browser has shown it.
document.addEventListener(
  'readystatechange',
  () => {
    const template = document.querySelector(`template[data-path="${CSS.escape(location.pathname)}"]`);
    if (template) showPicture(template.content.cloneNode(true));
    // a page in the background is shown nothing, and starts all the same
    if (document.hidden) startProgram();
    else requestAnimationFrame(() => setTimeout(startProgram, 0));
  },
  { once: true },
);

function showPicture(picture) {
  // the policy of the page allows no style attributes
  for (const element of picture.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style;
    delete element.dataset.style;
  }
  document.getElementById('root').append(picture);
}

function startProgram() {
  const program = document.querySelector('link[data-program]');
  if (!program) return;
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: program.href });
  document.head.append(script);
}

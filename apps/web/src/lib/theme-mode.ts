/** Light or dark, chosen by the person and kept on the device; light at first, whatever the system says. */
export type ThemeMode = 'light' | 'dark';

/** `public/assets/first-paint.2.js` reads the same key before the first paint. */
export const themeModeKey = 'theme-mode';
export const initialThemeMode: ThemeMode = 'light';

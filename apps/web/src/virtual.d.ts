/** The theme's variables, rendered by `first-paint.ts` of the build. */
declare module 'virtual:theme-variables.css';

import { createServer, type Plugin } from 'vite';
import type * as Render from './src/first-paint/render.tsx';

type Renderer = typeof Render;
type FirstPaint = { styles: string; pictures: Record<string, string> };

const themeStyles = 'virtual:theme-variables.css';

/**
 * Renders when the pages are built what a browser can show before the program runs: the theme's variables as a style
 * sheet, and the first picture of some pages as templates in the HTML. `public/assets/first-paint.2.js` picks one.
 */
export function firstPaint(): Plugin {
  let rendering: Promise<FirstPaint> | undefined;
  const rendered = (): Promise<FirstPaint> => (rendering ??= render());
  return {
    name: 'first-paint',
    resolveId: (id) => (id === themeStyles ? `\0${themeStyles}` : null),
    load: async (id) => (id === `\0${themeStyles}` ? (await rendered()).styles : null),
    transformIndexHtml: async (html) => {
      const templates = Object.entries((await rendered()).pictures).map(
        ([path, picture]) => `<template data-path="${path}">${picture}</template>`,
      );
      return html.replace('<!-- first paint -->', () => templates.join(''));
    },
  };
}

/** Chunks that a path loads one after the other; its picture requests them together. */
const chunksOf: Record<string, readonly string[]> = {
  '/sign-in': ['_public', 'sign-in'],
  '/my-projects': ['_app', 'shell', 'sign-up', 'my-projects'],
};

/** The program loads behind the style sheets and starts after the first picture: `first-paint.2.js` starts it. */
export function lateProgram(): Plugin {
  return {
    name: 'late-program',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.values(bundle);
        const styles = files.find(({ fileName }) => /shell-[^/]*[.]css$/.test(fileName));
        const preloads = (names: readonly string[]) =>
          files
            .filter((file) => file.type === 'chunk' && names.includes(file.name))
            .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
            .join('');
        return html
          .replace(
            /<script type="module" crossorigin src=("[^"]+")[^>]*><[/]script>/,
            (_, source: string) => `<link rel="modulepreload" data-program crossorigin href=${source}>`,
          )
          .replace('</head>', () => `<link rel="stylesheet" crossorigin href="/${styles?.fileName}"></head>`)
          .replaceAll(
            /<template data-path="([^"]*)">/g,
            (tag: string, path: string) => tag + preloads(chunksOf[path] ?? []),
          )
          .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
      },
    },
  };
}

async function render(): Promise<FirstPaint> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const renderer = (await server.ssrLoadModule('/src/first-paint/render.tsx')) as Renderer;
    return { styles: renderer.renderThemeStyles(), pictures: await renderer.renderFirstPaint() };
  } finally {
    await server.close();
  }
}

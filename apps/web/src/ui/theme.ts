import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { lightCategories, nightCategories } from './theme-categories.ts';
import { controls } from './theme-controls.ts';
import { sizes } from './theme-sizes.ts';

/** The only place where colours and sizes are chosen. Everything else names them: `var(--surface)`, `var(--text-muted)`. */

/** One accent, a deep teal: primary action, focus, selection. */
const teal: MantineColorsTuple = [
  '#edf7f6',
  '#d5ecea',
  '#abd9d5',
  '#7cc2bd',
  '#4fa8a3',
  '#2b8d89',
  '#157773',
  '#0d625f',
  '#0a4f4d',
  '#083e3d',
];
/** Neutral with a cool tint. */
const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f0f2f5',
  '#e4e7ec',
  '#d3d8e0',
  '#b3bac6',
  '#8a93a3',
  '#606a7b',
  '#475162',
  '#2c3544',
  '#18202c',
];
/** Dark surfaces: the higher the index, the deeper. */
const dark: MantineColorsTuple = [
  '#e3e7ed',
  '#c0c7d2',
  '#9ba5b4',
  '#717c8e',
  '#465062',
  '#363f4f',
  '#29313e',
  '#1f2631',
  '#181d26',
  '#12161d',
];
const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fbe0de',
  '#f5bfbb',
  '#ee9a94',
  '#e57069',
  '#d94b43',
  '#c2352e',
  '#a32a24',
  '#85231e',
  '#6a1d19',
];
const yellow: MantineColorsTuple = [
  '#fdf6e7',
  '#faeac6',
  '#f4d68f',
  '#ecbf55',
  '#e0a82a',
  '#c58c12',
  '#9c6c08',
  '#7f5706',
  '#674607',
  '#523808',
];
const green: MantineColorsTuple = [
  '#eef8f1',
  '#d7eede',
  '#aedcbd',
  '#80c797',
  '#55b074',
  '#359657',
  '#257a44',
  '#1d6337',
  '#184f2d',
  '#133f25',
];
const blue: MantineColorsTuple = [
  '#eff5fd',
  '#dae8fa',
  '#b5d0f4',
  '#8bb4ec',
  '#6297e2',
  '#417cd3',
  '#2f64b5',
  '#264f91',
  '#203f73',
  '#1a335c',
];

export const theme = createTheme({
  colors: { teal, gray, dark, red, yellow, green, blue },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#18202c',
  fontFamily: "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: {
    fontFamily: "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '32px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '26px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  breakpoints: { xs: '30em', sm: '40em', md: '56em', lg: '72em', xl: '80em' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: controls,
});

const light = {
  '--page': gray[0],
  // paper is white in the dark as well, as it is printed
  '--sheet': '#ffffff',
  '--sheet-ink': gray[9],
  '--sheet-field': 'rgb(13 115 119 / 12%)',
  '--sheet-required': 'rgb(201 125 16 / 20%)',
  '--surface': '#ffffff',
  '--surface-raised': '#ffffff',
  '--surface-sunken': gray[1],
  '--surface-hover': gray[1],
  '--surface-selected': teal[0],
  '--line': gray[2],
  '--line-strong': gray[3],
  '--text': gray[9],
  '--text-muted': '#596375',
  '--text-faint': '#687283',
  '--accent': teal[7],
  '--accent-text': teal[7],
  '--accent-soft': teal[0],
  '--danger': red[6],
  '--danger-text': red[7],
  '--danger-soft': red[0],
  '--warn': '#b97a06',
  '--warn-text': yellow[7],
  '--warn-soft': yellow[0],
  '--ok': green[5],
  '--ok-text': green[7],
  '--ok-soft': green[0],
  '--info': blue[5],
  '--info-text': blue[7],
  '--info-soft': blue[0],
  '--evidence': '#fdf0b8',
  '--evidence-text': gray[9],
  '--overlay': 'rgb(24 32 44 / 0.4)',
  '--shadow': '0 1px 2px rgb(24 32 44 / 0.06), 0 8px 24px rgb(24 32 44 / 0.12)',
};

/** Designed, not inverted: higher is lighter, colours are quieter. */
const night: typeof light = {
  '--page': dark[9],
  '--sheet': '#ffffff',
  '--sheet-ink': gray[9],
  '--sheet-field': 'rgb(13 115 119 / 12%)',
  '--sheet-required': 'rgb(201 125 16 / 20%)',
  '--surface': dark[8],
  '--surface-raised': dark[7],
  '--surface-sunken': dark[9],
  '--surface-hover': dark[7],
  '--surface-selected': '#16302f',
  '--line': dark[6],
  '--line-strong': dark[4],
  '--text': dark[0],
  '--text-muted': '#a9b2c0',
  '--text-faint': '#929cac',
  '--accent': teal[4],
  '--accent-text': teal[3],
  '--accent-soft': '#16302f',
  '--danger': red[4],
  '--danger-text': '#f0958f',
  '--danger-soft': '#3a2022',
  '--warn': '#d8a53a',
  '--warn-text': '#e3bd6b',
  '--warn-soft': '#352b17',
  '--ok': green[4],
  '--ok-text': '#86cb9d',
  '--ok-soft': '#172e22',
  '--info': blue[4],
  '--info-text': '#93b9ec',
  '--info-soft': '#1b2a42',
  '--evidence': '#57491a',
  '--evidence-text': '#f6edcf',
  '--overlay': 'rgb(0 0 0 / 0.55)',
  '--shadow': '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)',
};

/** Makes the names above CSS variables, and puts the library's own surfaces and texts on them. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: sizes,
  light: { ...light, ...lightCategories, ...librarySurfaces },
  dark: { ...night, ...nightCategories, ...librarySurfaces, '--mantine-primary-color-filled-hover': '#1b7f7b' },
});

const librarySurfaces = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-placeholder': 'var(--text-faint)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-teal-light-color': 'var(--accent-text)',
  '--mantine-color-disabled': 'var(--surface-sunken)',
  '--mantine-color-disabled-color': 'var(--text-faint)',
};

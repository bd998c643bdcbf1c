import { expect, it } from 'vitest';
import { areaReadme } from './area-readme.ts';
import { filesOf } from './fixture.ts';

const readme = `# fax

## Owns

- Tables \`faxes\` and \`fax_pages\`.

## Verbs

## Offers and fills

## Invariants

## Hazards and their tests
`;

const house = {
  'apps/server/src/areas.ts': `import { area as fax } from './areas/fax/area.ts';\nexport const areas = [fax];`,
  'apps/server/src/areas/fax/fax.table.ts': `export const faxes = pgTable('faxes', {});`,
  'apps/server/src/areas/fax/pages/pages.table.ts': `export const pages = pgTable(\n  'fax_pages',\n  {},\n);`,
  'apps/server/src/areas/fax/README.md': readme,
};

const messages = (changes: Record<string, string>) =>
  areaReadme(filesOf({ ...house, ...changes })).map(({ path, message }) => `${path} ${message}`);

it('accepts a README of one page that has the headings and names the tables', () => {
  expect(messages({})).toEqual([]);
});

it('wants a README for every area in the list', () => {
  const areas = `${house['apps/server/src/areas.ts']}`.replace('[fax]', '[fax, notes]');
  const two = `import { area as notes } from './areas/notes/area.ts';\n${areas}`;
  expect(messages({ 'apps/server/src/areas.ts': two })).toEqual(['apps/server/src/areas/notes/README.md is missing']);
});

it('finds a README that is too long, lacks a heading or forgets a table', () => {
  const path = 'apps/server/src/areas/fax/README.md';
  expect(messages({ [path]: `${readme}${'- a line\n'.repeat(30)}` })).toEqual([`${path} has 43 lines; at most 40`]);
  expect(messages({ [path]: readme.replace('## Verbs', '## Calls').replace('`fax_pages`', 'fax_pages') })).toEqual([
    `${path} needs these headings in this order: Owns, Verbs, Offers and fills, Invariants, Hazards and their tests`,
    `${path} does not name the table fax_pages`,
  ]);
});

const row = (area: string) => `| [${area}](../apps/server/src/areas/${area}/README.md) | owns things |\n`;

it('wants all areas in the table of the architecture, in their order', () => {
  const path = 'docs/architecture.md';
  expect(messages({ [path]: row('fax') })).toEqual([]);
  const missing = `${path} needs a table of the areas with one row each: fax`;
  expect(messages({ [path]: '' })).toEqual([missing]);
  expect(messages({ [path]: row('fax') + row('notes') })).toEqual([missing]);
});

it('keeps the architecture under 2,000 words', () => {
  expect(messages({ 'docs/architecture.md': `${row('fax')}${'word '.repeat(1_994)}` })).toEqual([]);
  expect(messages({ 'docs/architecture.md': `${row('fax')}${'word '.repeat(1_995)}` })).toEqual([
    'docs/architecture.md has 2001 words; at most 2000: details go to READMEs',
  ]);
});

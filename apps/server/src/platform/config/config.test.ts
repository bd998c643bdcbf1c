import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig, variableNames } from './config.ts';

test('everything has a default', () => {
  const config = parseConfig({});
  expect(config.port).toBe(3000);
  expect(config.host).toBe('127.0.0.1');
  expect(config.dataDir).toMatch(/data$/);
  expect(config.databaseUrl).toBeNull();
  expect(config.models).toEqual({ providers: [], choices: [] });
});

test('a wrong value is refused by name', () => {
  expect(() => parseConfig({ PORT: 'eighty' })).toThrow(/PORT/);
});

test.each([
  ['PUBLIC_URL', 'clinic.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://127.0.0.1/x'],
  ['SMTP_URL', 'mail.example:25'],
  ['OPENAI_BASE_URL', '/v1'],
  ['TERMS_URL', 'terms.html'],
])('%s is an address of its kind, not %j', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`${name}: an address is needed`));
});

test.each([
  [{}, 0],
  [{ PLAN: 'monthly' }, 1_000],
  [{ PLAN: 'monthly', MONTHLY_CREDITS: '250' }, 250],
  [{ MONTHLY_CREDITS: '250' }, 250],
])('%j gives a seat %i credits a month', (environment, credits) => {
  expect(parseConfig(environment as Record<string, string>).monthlyCredits).toBe(credits);
});

test('an empty key counts as none', () => {
  expect(parseConfig({ OPENAI_API_KEY: '  ' }).models.providers).toEqual([]);
});

const choice = (line: object) => JSON.stringify([{ key: '*', model: 'm', ...line }]);
test.each([
  [{ ANTHROPIC_API_KEY: 'k' }, 'ANTHROPIC_API_KEY: AI_MODELS must say what it writes'],
  [{ AI_MODELS: choice({ provider: 'google' }) }, 'AI_MODELS: * names google, and GOOGLE_API_KEY is not set'],
  [{ AI_MODELS: choice({ provider: 'cohere' }) }, 'AI_MODELS: a JSON list as in the README is needed (0.provider'],
  [{ AZURE_OPENAI_API_KEY: 'k' }, 'AZURE_OPENAI_BASE_URL is needed too'],
])('models that nobody could ask are refused at the start: %j', (environment, message) => {
  expect(() => parseConfig(environment as Record<string, string>)).toThrow(message);
});

test.each([
  [{ FAX_LINE: 'telnyx' }, 'FAX_NUMBERS: FAX_LINE telnyx needs a number'],
  [{ FAX_LINE: 'telnyx', FAX_NUMBERS: '+12025550100' }, 'FAX_LINE: telnyx needs TELNYX_API_KEY'],
  [{ FAX_LINE: 'hylafax', FAX_NUMBERS: '2025550100' }, 'FAX_NUMBERS: “2025550100” is no number with its country'],
  [{ FAX_LINE: 'hylafax', FAX_NUMBERS: '+12025550100=mine' }, 'FAX_NUMBERS: “mine” is no id of a workspace'],
  [{ FAX_LINE: 'hylafax', FAX_NUMBERS: '+12025550100,+12025550101' }, 'FAX_NUMBERS: FAX_LINE hylafax has one number'],
  [{ FAX_LINE: 'srfax', FAX_NUMBERS: '+12025550100' }, 'FAX_LINE: srfax needs SRFAX_ACCESS_ID'],
  [{ FAX_LINE: 'pigeon' }, 'FAX_LINE'],
])('a fax line that could not carry is refused at the start: %j', (environment, message) => {
  expect(() => parseConfig(environment as Record<string, string>)).toThrow(message);
});

test.each([
  [{ ZOOM_SDK_KEY: 'key' }, 'ZOOM_SDK_KEY: it needs ZOOM_SDK_SECRET'],
  [{ ZOOM_SDK_SECRET: 'secret' }, 'ZOOM_SDK_SECRET: it needs ZOOM_SDK_KEY'],
  [{ ZOOM_SDK_KEY: 'same', ZOOM_SDK_SECRET: ' same ' }, 'ZOOM_SDK_SECRET: it is the same as ZOOM_SDK_KEY'],
])('half of a pair for Zoom is refused at the start: %j', (environment, message) => {
  expect(() => parseConfig(environment as Record<string, string>)).toThrow(message);
});

test('services of literature are named, and one that there is none of is refused', () => {
  expect(parseConfig({}).literature.services).toEqual([]);
  const { services, pubmedUrl } = parseConfig({ LITERATURE_SEARCH: 'europe-pmc, pubmed' }).literature;
  expect([services, pubmedUrl]).toEqual([['pubmed', 'europe-pmc'], 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils']);
  expect(() => parseConfig({ LITERATURE_SEARCH: 'pubmed, scholar' })).toThrow(
    'LITERATURE_SEARCH: "scholar" is none of',
  );
});

test('a pair for Zoom is read, and none is none', () => {
  expect(parseConfig({ ZOOM_SDK_KEY: 'key', ZOOM_SDK_SECRET: 'secret' }).zoom).toEqual({
    key: 'key',
    secret: 'secret',
  });
  expect(parseConfig({}).zoom).toBeNull();
});

test('the table of the README names every variable', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8');
  expect(variableNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

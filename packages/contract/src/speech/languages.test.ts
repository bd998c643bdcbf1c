import { expect, it } from 'vitest';
import { isTranscriptionLanguage, languageOfChart, transcriptionLanguages } from './languages.ts';

it('holds the specification’s list, each choice once, English first and several languages second', () => {
  expect(transcriptionLanguages).toHaveLength(36);
  expect(new Set(transcriptionLanguages.map(({ key }) => key)).size).toBe(36);
  expect(transcriptionLanguages.slice(0, 2).map(({ value }) => value)).toEqual(['en', 'multi']);
  expect(transcriptionLanguages.filter(({ value }) => value === 'nl').map(({ label }) => label)).toEqual([
    'Dutch',
    'Flemish',
  ]);
});

it.each([
  ['de-CH', 'German (Switzerland)'],
  ['de-AT', 'German'],
  ['pt-BR', 'Portuguese'],
  ['EN', 'Medical English'],
  ['xx', undefined],
  [null, undefined],
])('a chart in %s presets %s', (tag, label) => {
  expect(languageOfChart(tag)?.label).toBe(label);
});

it('knows what engines are told', () => {
  expect(['de-CH', 'multi', 'nl-flemish', 'xx'].map(isTranscriptionLanguage)).toEqual([true, true, false, false]);
});

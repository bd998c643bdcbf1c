import { describe, expect, it } from 'vitest';
import abbreviations from '../../lexicon/abbreviations.json' with { type: 'json' };
import bodyPartEntries from '../../lexicon/body-parts.json' with { type: 'json' };
import calendar from '../../lexicon/calendar.json' with { type: 'json' };
import clinicalWords from '../../lexicon/clinical-words.json' with { type: 'json' };
import codes from '../../lexicon/codes.json' with { type: 'json' };
import conditions from '../../lexicon/conditions.json' with { type: 'json' };
import devices from '../../lexicon/devices.json' with { type: 'json' };
import drugClasses from '../../lexicon/drug-classes.json' with { type: 'json' };
import drugEntries from '../../lexicon/drugs.json' with { type: 'json' };
import editWords from '../../lexicon/edit-words.json' with { type: 'json' };
import firstNames from '../../lexicon/first-names.json' with { type: 'json' };
import functionWords from '../../lexicon/function-words.json' with { type: 'json' };
import stems from '../../lexicon/irregular-stems.json' with { type: 'json' };
import languages from '../../lexicon/languages.json' with { type: 'json' };
import lookAlikes from '../../lexicon/look-alikes.json' with { type: 'json' };
import nicknames from '../../lexicon/nicknames.json' with { type: 'json' };
import numbers from '../../lexicon/numbers.json' with { type: 'json' };
import plainWords from '../../lexicon/plain-words.json' with { type: 'json' };
import procedures from '../../lexicon/procedures.json' with { type: 'json' };
import relativeEntries from '../../lexicon/relatives.json' with { type: 'json' };
import specialties from '../../lexicon/specialties.json' with { type: 'json' };
import speechWords from '../../lexicon/speech-words.json' with { type: 'json' };
import synonyms from '../../lexicon/synonyms.json' with { type: 'json' };
import tests from '../../lexicon/tests.json' with { type: 'json' };
import unitEntries from '../../lexicon/units.json' with { type: 'json' };
import verbs from '../../lexicon/verbs.json' with { type: 'json' };
import writtenForms from '../../lexicon/written-forms.json' with { type: 'json' };
import { systems } from './body-systems.ts';
import { isDrug } from './drugs.ts';

type Entry = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at);
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Lists that a person adds a word to: in the order of their characters, each word once. */
function expectCanonical(words: readonly string[]): void {
  expect(repeated(words)).toEqual([]);
  expect(words).toEqual(words.toSorted(byCode));
}
const expectLower = (words: readonly string[]): void =>
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
/** Each entry has the keys that it must and none that is unknown. */
function expectKeys(entries: readonly Entry[], must: readonly string[], may: readonly string[] = []): void {
  for (const entry of entries) {
    const keys = Object.keys(entry);
    expect(
      must.filter((key) => !keys.includes(key)),
      JSON.stringify(entry),
    ).toEqual([]);
    expect(
      keys.filter((key) => !must.includes(key) && !may.includes(key)),
      JSON.stringify(entry),
    ).toEqual([]);
    expect(keys.filter((key) => Array.isArray(entry[key]) && listOf(entry[key]).length === 0)).toEqual([]);
  }
}
const expectOneOf = (entries: readonly Entry[], key: string, values: readonly string[]): void =>
  expect(
    entries.map((entry) => entry[key]).filter((value) => value !== undefined && !values.includes(String(value))),
  ).toEqual([]);

describe('the lexicon', () => {
  it('has each body part once, with its attributes', () => {
    const parts: readonly Entry[] = bodyPartEntries;
    expectKeys(
      parts,
      ['name', 'kind'],
      ['plural', 'adjective', 'latin', 'lay', 'plain', 'sides', 'system', 'examined'],
    );
    expectCanonical(bodyPartEntries.map(({ name }) => name));
    const forms = parts.flatMap((part) =>
      [part.name, part.plural, part.adjective, part.latin].filter(Boolean).concat(listOf(part.lay)),
    );
    expect(repeated(forms as string[])).toEqual([]);
    expectLower(forms as string[]);
    expectOneOf(parts, 'kind', ['joint', 'extremity', 'limb', 'trunk', 'head', 'organ', 'structure', 'tissue']);
    expectOneOf(parts, 'sides', ['paired', 'halves']);
    expectOneOf(parts, 'examined', ['outside', 'within']);
    expectOneOf(parts, 'system', systems);
    // what comes in twos has a plural, unless it is seldom said
    const single = parts.filter(({ sides, plural }) => sides === 'paired' && !plural).map(({ name }) => name);
    expect(single).toEqual(['achilles', 'humerus', 'midfoot', 'quadriceps', 'radius', 'rotator', 'trapezius', 'ulna']);
  });

  it('has each drug and each of its names once', () => {
    const drugs: readonly Entry[] = drugEntries;
    expectKeys(drugs, ['name'], ['brands', 'synonyms', 'brand', 'laboratory', 'doseUnits']);
    expectCanonical(drugEntries.map(({ name }) => name));
    const names = drugs.flatMap((drug) => [String(drug.name), ...listOf(drug.brands), ...listOf(drug.synonyms)]);
    expect(repeated(names)).toEqual([]);
    expectLower(names);
    for (const drug of drugs) {
      expectCanonical(listOf(drug.brands));
      expect(listOf(drug.doseUnits).filter((unit) => !['mcg', 'g', 'mL', 'units'].includes(unit))).toEqual([]);
    }
    expectCanonical(Object.keys(lookAlikes));
    expect(Object.keys(lookAlikes).filter((name) => !isDrug(name))).toEqual([]);
  });

  it('has each relative once, within another that exists', () => {
    const relatives: readonly Entry[] = relativeEntries;
    expectKeys(relatives, ['name'], ['plural', 'lay', 'words', 'sex', 'within', 'blood']);
    expectCanonical(relativeEntries.map(({ name }) => name));
    const forms = relatives.flatMap(({ name, plural, lay, words }) =>
      [name, plural, ...listOf(lay), ...listOf(words)].filter(Boolean),
    );
    expect(repeated(forms as string[])).toEqual([]);
    expectOneOf(relatives, 'sex', ['female', 'male']);
    expectOneOf(
      relatives,
      'within',
      relativeEntries.map(({ name }) => name),
    );
  });

  it('has each clinical word once, and what it is', () => {
    const words: readonly Entry[] = clinicalWords;
    expectKeys(words, ['word'], ['system', 'kinds', 'told', 'noun']);
    expectCanonical(clinicalWords.map(({ word }) => word));
    expectLower(clinicalWords.map(({ word }) => word));
    expect(words.filter((word) => Object.keys(word).length < 2)).toEqual([]);
    expectOneOf(words, 'system', systems);
    for (const { kinds } of words)
      expect(listOf(kinds).filter((kind) => !['symptom', 'finding', 'condition', 'term'].includes(kind))).toEqual([]);
    for (const { told } of words)
      expect(listOf(told).filter((place) => place !== 'complaint' && place !== 'review')).toEqual([]);
    // an adjective stands for a symptom that is listed
    const symptoms = words.filter(({ told }) => told).map(({ word }) => String(word));
    expectOneOf(words, 'noun', symptoms);
    // a part of the body has its system there
    const parts = new Map(bodyPartEntries.map((part) => [part.name, part]));
    expect(words.filter(({ word, system }) => system !== undefined && parts.get(String(word))?.system)).toEqual([]);
  });

  it.each([
    ['conditions', conditions],
    ['devices', devices],
    ['drug classes', drugClasses],
    ['procedures', procedures],
    ['specialties', specialties],
    ['tests', tests],
  ])('has each of the %s and each of its forms once', (_, entries: readonly Entry[]) => {
    expectKeys(entries, ['name'], ['forms', 'lay', 'kind', 'members']);
    const names = entries.map(({ name }) => String(name));
    expect(repeated(names)).toEqual([]);
    const said = entries.flatMap((entry) => [...listOf(entry.forms), ...listOf(entry.lay)]);
    expect(repeated(said)).toEqual([]);
    expectLower(said);
    expectOneOf(entries, 'kind', ['imaging', 'laboratory', 'chronic']);
    for (const { members } of entries) {
      expectCanonical(listOf(members));
      expect(listOf(members).filter((drug) => !isDrug(drug))).toEqual([]);
    }
  });

  it('has one name for each synonym', () => {
    const entries: readonly Entry[] = synonyms;
    expectKeys(entries, ['name'], ['synonyms', 'words', 'phrases']);
    expectCanonical(synonyms.map(({ name }) => name));
    for (const key of ['synonyms', 'words', 'phrases'])
      for (const entry of entries) expectCanonical(listOf(entry[key]));
    const replaced = entries.flatMap((entry) => [...listOf(entry.synonyms), ...listOf(entry.words)]);
    const derived = [
      ...bodyPartEntries.flatMap(({ lay = [] }) => lay),
      ...relativeEntries.flatMap(({ lay = [], words = [] }: { lay?: string[]; words?: string[] }) => [
        ...lay,
        ...words,
      ]),
      ...drugEntries.flatMap(({ brands = [] }: { brands?: string[] }) => brands),
    ];
    expect(repeated([...replaced, ...derived])).toEqual([]);
    expectLower(replaced);
  });

  it('has units whose words name one unit, and which can be compared', () => {
    const units: readonly Entry[] = unitEntries;
    expectKeys(units, ['name', 'dimension', 'factor'], ['words', 'spelled']);
    expect(repeated(units.flatMap(({ words, spelled }) => [...listOf(words), ...listOf(spelled)]))).toEqual([]);
    expect(units.filter(({ factor }) => typeof factor !== 'number' || factor < 0)).toEqual([]);
  });

  it('has codes with a title and words', () => {
    expectKeys(codes, ['code', 'title', 'terms']);
    expectCanonical(codes.map(({ code }) => code));
  });

  it('has word lists in order and without repetition', () => {
    const lists = [
      editWords.fillers.toSorted(byCode),
      ...Object.values(firstNames),
      ...Object.values(functionWords.classes),
      functionWords.auxiliaries,
      functionWords.midAdverbs,
      functionWords.withoutWeight,
      functionWords.withoutWeightInChecks,
      ...Object.values(languages),
      speechWords.fillers,
      speechWords.backchannels,
      speechWords.openers,
      speechWords.emptyPhrases,
      verbs.base,
      writtenForms.properNames,
      writtenForms.acronyms.map((form) => form.toLowerCase()),
    ];
    for (const list of lists) {
      expectCanonical(list);
      expectLower(list);
    }
    const tables = [
      editWords.wordy,
      editWords.informal,
      editWords.misspellings,
      speechWords.contractions,
      speechWords.splitForms,
      stems,
      verbs.past,
      languages,
      plainWords,
    ];
    for (const table of tables) expectCanonical(Object.keys(table));
    expect(repeated(Object.values(functionWords.classes).flat())).toEqual([]);
    expect(repeated(abbreviations.map(({ short }) => short))).toEqual([]);
    for (const names of nicknames) expect(repeated(names)).toEqual([]);
    expect([calendar.weekdays.length, calendar.months.length]).toEqual([7, 12]);
    expect(Object.values(numbers.cardinals)).toEqual(Object.values(numbers.cardinals).toSorted((a, b) => a - b));
  });
});

import type { PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { PictureSafety, SafetyItem, SafetyPart } from '@clinical/contract/visualizer/picture.schemas';
import safetyWords from '../../lexicon/safety-words.json' with { type: 'json' };
import { readSentence } from '../checks/reading/read-text.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import { statedFacts } from '../stated-facts/stated-facts.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import {
  distinctSources,
  importSource,
  laterOf,
  type PictureImport,
  type PictureInput,
  type SourceLine,
} from './picture-input.ts';
import { compareDays } from './problems.ts';

type Found = {
  text: string;
  state: SafetyItem['state'];
  date: PartialDay | null;
  source: SafetyItem['sources'][number];
};

/** Allergies, anticoagulants and pregnancy: of all entries and all other systems, whatever is asked for. */
export function safetyOf(
  lines: readonly SourceLine[],
  { imports, note, today }: Pick<PictureInput, 'imports' | 'note' | 'today'>,
): PictureSafety {
  const allergies = [...lines.flatMap(allergiesIn), ...imports.flatMap(allergiesBy)];
  const anticoagulants = [...lines.flatMap(anticoagulantsIn), ...imports.flatMap(anticoagulantsBy)];
  const pregnancy = [...lines.flatMap(pregnancyIn), ...imports.flatMap(pregnancyBy)].map((found) =>
    outdated(found, today),
  );
  return {
    allergies: partOf(allergies, 'all'),
    anticoagulants: partOf(anticoagulants, 'newest'),
    pregnancy:
      pregnancy.length === 0 && note.sex === 'male'
        ? { state: 'not-applicable', items: [] }
        : partOf(pregnancy, 'newest'),
  };
}

/** One item for each thing that is said; newest first. An allergy stands until somebody says otherwise, so all of them count. */
function partOf(found: readonly Found[], which: 'all' | 'newest'): SafetyPart {
  const items = [...Map.groupBy(found, ({ text, state }) => `${state} ${text.toLowerCase()}`).values()]
    .map((same): SafetyItem => ({
      text: same[0]!.text,
      state: same[0]!.state,
      date: same.map(({ date }) => date).reduce(laterOf, null),
      sources: distinctSources(same.map(({ source }) => source)).toReversed(),
    }))
    .toSorted((a, b) => compareDays(b.date, a.date));
  const present = items.filter(({ state }) => state === 'present' || state === 'mentioned');
  const absent = items.filter(({ state }) => state === 'absent');
  if (items.length === 0) return { state: 'unknown', items };
  if (which === 'all')
    return {
      state: present.length > 0 && absent.length > 0 ? 'conflict' : present.length > 0 ? 'present' : 'absent',
      items,
    };
  const newest = items[0]!;
  const sameDay = items.filter(({ date }) => date === newest.date).map(({ state }) => state);
  if (sameDay.includes('present') && sameDay.includes('absent')) return { state: 'conflict', items };
  if (newest.state === 'mentioned') return { state: 'present', items };
  if (newest.state === 'past') return { state: present.length > 0 ? 'present' : 'unknown', items };
  return { state: newest.state, items };
}

const nothing = /^(?:none|no |not |nil\b|n\/a|unknown|denies|nkda|not (?:discussed|mentioned))/i;

function allergiesIn({ header, text, entry, source }: SourceLine): Found[] {
  const stated = statedFacts(text, header).filter(({ about }) => about === 'allergy');
  const found = stated.map(({ subject, compared }): Found => ({
    text: subject === '' ? 'No allergies' : subject,
    state: compared === 'allergic' ? 'present' : 'absent',
    date: entry.day,
    source,
  }));
  if (found.length > 0) return found;
  // what the reader does not know by name still stands there
  const listed =
    topicsOfHeader(header)[0] === 'allergies' && !nothing.test(text) && text.length <= 200 && /\p{L}{3}/u.test(text);
  return listed ? [{ text: text.replace(/[.;]$/, ''), state: 'present', date: entry.day, source }] : [];
}

const allergiesBy = (one: PictureImport): Found[] =>
  one.facts.allergies.map(({ key, substance, reaction, status, none, recorded, final }): Found => ({
    text: none ? 'No allergies' : substance,
    state: none ? 'absent' : status === 'inactive' ? 'past' : 'present',
    date: recorded,
    source: importSource(one, [substance, reaction, status].filter(Boolean).join(', '), key, final),
  }));

const drug = new RegExp(String.raw`\b(?:${anyOf(safetyWords.anticoagulants)})\b`, 'gi');
const group = new RegExp(String.raw`\b(?:${anyOf(safetyWords.anticoagulation)})\b`, 'gi');
const stopped =
  /\b(?:stopp?(?:ed|s)?|discontinu\w+|held|hold|off|no longer|quit|finished|completed|came off|previously|formerly|used to)\b/i;
const allergicTo = /\ballerg|\bintoleran/i;

function anticoagulantsIn({ header, text, entry, source }: SourceLine): Found[] {
  if (
    topicsOfHeader(header)[0] === 'fh' ||
    topicsOfHeader(header)[0] === 'allergies' ||
    allergicTo.test(text) ||
    /\?\s*$/.test(text)
  )
    return [];
  const named = [...text.matchAll(drug), ...text.matchAll(group)];
  if (named.length === 0) return [];
  const { words, polarity, relatives } = readSentence(text);
  if (relatives.length > 0) return [];
  return named.map((match): Found => {
    const name = match[0].toLowerCase();
    const at = words.indexOf(name.split(' ').at(-1)!);
    const before = text.slice(Math.max(0, match.index - 70), match.index);
    const sure = at < 0 ? 1 : polarity[at]!;
    const state =
      sure === -1
        ? /\blonger\b/i.test(before)
          ? 'past'
          : 'absent'
        : stopped.test(before)
          ? 'past'
          : sure === 0 || supposed.test(before)
            ? 'mentioned'
            : 'present';
    return { text: match[0], state, date: entry.day, source };
  });
}

const supposed = /\b(?:if|consider\w*|might|may|could|would|discussed|candidate for|risk of|indication for|avoid)\b/i;

const anticoagulantsBy = (one: PictureImport): Found[] =>
  one.facts.medications.flatMap(({ key, name, status, started, stopped: until, final }): Found[] =>
    name.search(drug) < 0
      ? []
      : [
          {
            text: name,
            state: status === 'stopped' ? 'past' : 'present',
            date: until ?? started,
            source: importSource(one, `${name}, ${status}`, key, final),
          },
        ],
  );

const pregnant =
  /\b(?:pregnan(?:t|cy)|gravid|(?:weeks?'?|wks?) (?:of )?gestation|gestational age|(?:estimated )?due date|trimester)\b/i;
const notNow =
  /\b(?:previous|prior|past|history of|hx of|last|first|second|during (?:her|a|the) (?:previous|last|first|second)|ectopic|after|before|planning|plans?|trying|wishes?|wants?|contracepti\w+|in case of|if|contraindicated|avoid(?:ed)? (?:in|during)|category|safe (?:in|during)|prevent)\b/i;
const testNegative =
  /\bpregnancy test\b[^.;]*\bnegative\b|\bnegative\b[^.;]*\bpregnancy test\b|\bhcg\b[^.;]*\bnegative\b/i;
const testPositive = /\bpregnancy test\b[^.;]*\bpositive\b|\bpositive\b[^.;]*\bpregnancy test\b/i;

function pregnancyIn({ header, text, entry, source }: SourceLine): Found[] {
  const [topic] = topicsOfHeader(header);
  if (topic === 'fh' || /\?\s*$/.test(text)) return [];
  const of = (state: Found['state'], said: string): Found[] => [{ text: said, state, date: entry.day, source }];
  if (testNegative.test(text)) return of('absent', 'Pregnancy test negative');
  if (testPositive.test(text)) return of('present', 'Pregnancy test positive');
  if (!pregnant.test(text)) return [];
  const { words, polarity, relatives } = readSentence(text);
  if (relatives.length > 0) return [];
  const at = words.findIndex((word) => /^(?:pregnan(?:t|cy)|gravid|gestation|trimester)$/.test(word));
  if (at >= 0 && polarity[at] === -1) return of('absent', 'Not pregnant');
  if (/\bborn at\b|\b(?:at birth|premature)\b/i.test(text)) return [];
  if (notNow.test(text)) return of('past', 'Pregnancy mentioned');
  return at >= 0 && polarity[at] === 0 ? of('mentioned', 'Pregnancy mentioned') : of('present', 'Pregnant');
}

const pregnancyStatus = '82810-3';

const pregnancyBy = (one: PictureImport): Found[] => [
  ...one.facts.problems
    .filter(({ name }) => pregnant.test(name) && !notNow.test(name))
    .map(({ key, name, status, onset, ended, final }): Found => {
      const over = ended !== null || status === 'resolved';
      return {
        text: name,
        state: over ? 'past' : 'present',
        date: ended ?? onset,
        source: importSource(one, `${name}, ${over ? `until ${ended ?? 'an unknown day'}` : status}`, key, final),
      };
    }),
  ...one.facts.values
    .filter(({ code }) => code === pregnancyStatus)
    .map(({ key, name, text, date, final }): Found => ({
      text: text === '' ? name : text,
      state: /\bnot\b/i.test(text) ? 'absent' : /^pregnant|^yes/i.test(text) ? 'present' : 'mentioned',
      date,
      source: importSource(one, `${name}: ${text}`, key, final),
    })),
];

const longestPregnancy = 300 * 86_400_000;

/** A pregnancy that began longer ago than one lasts is over, whether or not somebody wrote so. */
function outdated(found: Found, today: string): Found {
  if (found.state === 'past' || found.date === null || found.date.length < 10) return found;
  const old = Date.parse(today) - Date.parse(found.date) > longestPregnancy;
  return old ? { ...found, state: 'past' } : found;
}

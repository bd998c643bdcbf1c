import type { Said } from '../evidence.ts';
import { isDenial } from '../reading/polarity.ts';
import type { Reading } from '../reading/read-text.ts';
import { isFinding } from '../tables/findings.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Compared, type Difference, shared, stemsAround } from './difference.ts';

/** What a sentence's own form shows to have been denied before a word was lost, where what it rests on does not say that it is so. */
export function lostDenials(compared: Compared): Difference[] {
  const { reading, basis } = compared;
  const at =
    orphanedAny(reading) ??
    orphanedWord(reading) ??
    emphasis(compared) ??
    missingVerb(reading) ??
    datedDenial(compared) ??
    choice(compared);
  const unheard = at === undefined ? unheardFinding(compared) : undefined;
  // a finding that nobody named was not said otherwise
  if (unheard !== undefined)
    return [{ kind: 'negation', said: '', written: reading.words.slice(unheard, unheard + 4).join(' '), from: [] }];
  if (at === undefined) return [];
  const from = basis.core.find((said) => said.denied || said.reading.polarity.includes(-1)) ?? basis.core[0];
  return [
    {
      kind: 'negation',
      said: from ? from.reading.words.slice(0, 8).join(' ') : '',
      written: reading.words.slice(at, at + 4).join(' '),
      from: from ? [from] : [],
    },
  ];
}

const permits =
  /\b(?:if|whether|should|could|can|may|would|will|call|contact|watch|monitor|avoid|let|questions?|before|prior to|than|rule|stop|remove|advised?|recommend(?:ed)?|in case|for any|to any|at any|any other|difficult\w*|trouble|unable|aggravat\w*|worse|limit\w*|hard)\b|\?/;
const permitsOther = /\b(?:if|whether|should|could|can|may|would|will|call|contact|watch|monitor|let|questions?)\b|\?/;

/** "She has any pain", "reveals any fracture": "any" of what is so is no English; a denial stood before it. */
function orphanedAny({ words, polarity }: Reading): number | undefined {
  const at = words.findIndex((word, i) => word === 'any' && polarity[i] === 1);
  if (at < 0) return undefined;
  const before = words.slice(0, at);
  if (before.some(isDenial)) return undefined;
  const text = words.join(' ');
  return (words[at + 1] === 'other' ? permitsOther : permits).test(text) ? undefined : at;
}

/** "has cooked a meal in weeks" */
const perfect = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 8), at).some((word) => /^(?:has|have)$/.test(word)) &&
  !/^(?:last|past|more|twice|once|times)$/.test(words[at - 1] ?? '');

/** "He eats sugar, nor …", "is longer taking", "has seen her yet.", "only at work but also …": words that follow a denial only. */
function orphanedWord({ words }: Reading): number | undefined {
  const at = words.findIndex(
    (word, i) =>
      word === 'nor' ||
      (word === 'yet' && (words[i + 1] ?? '.') === '.') ||
      (word === 'in' && /^(?:weeks|months|years|ages)$/.test(words[i + 1] ?? '') && perfect(words, i)) ||
      (word === 'only' &&
        words
          .slice(i, i + 12)
          .join(' ')
          .includes('but also')) ||
      (word === 'longer' && /^(?:is|are|was|were)$/.test(words[i - 1] ?? '') && /\w{2,}ing$/.test(words[i + 1] ?? '')),
  );
  return at < 0 || words.slice(0, at).some(isDenial) ? undefined : at;
}

/** "Denies a pop four days ago": what is denied has no day and no length of its own, above all not the one that was told. */
function datedDenial({ reading, basis }: Compared): number | undefined {
  const at = reading.words.findIndex((word) => /^den(?:ies|ied)$/.test(word));
  const told =
    at < 0 ? -1 : reading.words.findIndex((word, i) => i > at && /^(?:but|however|reports|states|notes|;)$/.test(word));
  const end = told < 0 ? reading.words.length : told;
  if (at < 0) return undefined;
  if (reading.words[at + 1] === 'some') return at;
  const dated = reading.numbers.some(
    ({ from, to, value, unit }) =>
      from > at &&
      from < end &&
      unit?.dimension === 'time' &&
      !/^(?:within|in|last|past|than|least|until)$/.test(reading.words[from - 1] ?? '') &&
      basis.core.some((said) =>
        [...said.reading.numbers, ...said.reading.looseNumbers].some(
          (heard) => heard.value === value && heard.unit?.name === unit.name && said.reading.polarity[heard.from] === 1,
        ),
      ) &&
      reading.words.slice(at, to + 2).length > 3,
  );
  return dated ? at : undefined;
}

/** "She blood in her stool.", "The patient fever or chills.": the verb that denied it is gone. */
function missingVerb({ words, stems }: Reading): number | undefined {
  const label = words.indexOf(':');
  const from = label >= 0 && label <= 4 ? label + 1 : 0;
  const subject = words[from] === 'the' ? from + 1 : from;
  const pronoun = /^(?:he|she|they)$/.test(words[subject] ?? '');
  if (!pronoun && words[subject] !== 'patient') return undefined;
  const at = words[subject + 1] === 'also' ? subject + 2 : subject + 1;
  const word = words[at] ?? '';
  const noun = isSymptom(stems[at] ?? '') && !/(?:s|ed)$/.test(word);
  return /^(?:any|an?)$/.test(word) || noun || (pronoun && /^\w{2,}ing$/.test(word)) ? at : undefined;
}

const emphatic =
  /^(?:relieve|prevent|help|improve|radiate|require|bother|limit|affect|respond|interfere|resolve|cause|worsen|change|appear|stick)$/;

/** "which did relieve the pain", where what it rests on denies and never says that it does: a "not" stood there. */
function emphasis({ reading: { words }, basis }: Compared): number | undefined {
  const at = words.findIndex(
    (word, i) =>
      /^(?:do|does|did)$/.test(word) &&
      emphatic.test(words[i + 1] ?? '') &&
      /^(?:it|which|that|and|but|\p{L}+[^s])$/u.test(words[i - 1] ?? ''),
  );
  if (at < 0 || words.some(isDenial)) return undefined;
  const verb = words[at + 1]!;
  const denied = basis.core.some((said) => said.denied || said.reading.words.some(isDenial));
  const said = basis.core.some(({ reading }) =>
    reading.words.some((word, i) => word === verb && reading.polarity[i] === 1),
  );
  return denied && !said ? at : undefined;
}

const affirms = /^(?:reports|endorses|has|had|positive|notes)$/;

/** "Reports numbness or tingling": what is so is told with "and", and nobody said that either is. */
function choice({ reading, basis }: Compared): number | undefined {
  const { words, stems, polarity } = reading;
  const label = words.indexOf(':');
  let from = label >= 0 && label <= 4 ? label + 1 : 0;
  const verb = words.findIndex((word) => affirms.test(word));
  if (verb >= 0 && verb <= from + 3) from = verb + 1;
  const or = words.indexOf('or', from);
  if (or < 0 || or - from > 12 || words.slice(from, or).some((word) => /^(?:with|when|and|but|is|are|was)$/.test(word)))
    return undefined;
  const named = stems
    .slice(from, or + 4)
    .flatMap((stem, i) => (isSymptom(stem) || isFinding(stem) ? [{ stem, at: from + i }] : []));
  if (named.length < 2 || named[0]!.at >= or || named.some(({ at }) => polarity[at] !== 1)) return undefined;
  return named.some(({ stem }) => isHeardSo(stem, basis.core)) ? undefined : named[0]!.at;
}

const isHeardSo = (stem: string, some: readonly Said[]): boolean =>
  some.some(({ reading }) => reading.stems.some((other, i) => other === stem && reading.polarity[i] === 1));

const fine = /\b(?:good|great|clear|normal|fine|regular|unremarkable|intact|stable)\b/;

/** "Extra heart sounds." where the heart "sounds good": a finding that nobody said, of what was said to be well or not to be so. */
function unheardFinding({ reading, basis, visit }: Compared): number | undefined {
  if (reading.words.length > 14) return undefined;
  const at = reading.stems.findIndex((stem, i) => isFinding(stem) && reading.polarity[i] === 1);
  if (at < 0) return undefined;
  const stem = reading.stems[at]!;
  const around = new Set(stemsAround(reading, at, 2));
  const heard = (visit.byStem.get(stem) ?? []).some(({ reading: said }) =>
    said.stems.some(
      (other, i) =>
        other === stem &&
        said.polarity[i] === 1 &&
        (other !== 'extra' || around.size === 0 || shared(stemsAround(said, i, 3), around) > 0),
    ),
  );
  if (heard) return undefined;
  const well = basis.core.some(
    (said) =>
      shared(around, said.stems) > 0 && said.clause.role === 'clinician' && fine.test(said.reading.words.join(' ')),
  );
  const open = basis.core.some((said) => said.stems.has(stem));
  return well || open ? at : undefined;
}

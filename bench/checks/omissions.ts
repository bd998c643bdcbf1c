import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { checkNote } from '@clinical/language/checks/check-note';
import { deletedFacts } from '@clinical/language/checks/deleted-facts';
import { type CheckedNote, sections } from './notes.ts';

// Judged by plain words, apart from the checker's own reading: what a sentence tells that a clinician would miss.
const weighty =
  /\b(?:\d+(?:\.\d+)?|[a-z]+(?:pril|sartan|statin|olol|prazole|cillin|mycin|profen|formin|dipine|semide|thiazide)|tylenol|lasix|aspirin|insulin|prednisone|meloxicam|pain|fevers?|chills|cough|nausea|vomiting|diarrhea|headaches?|dizziness|numbness|tingling|weakness|swelling|rash|wheezing|fatigue|shortness of breath|allerg\w+|hypertension|diabetes|asthma|depression)\b/gi;

const pick = (text: string): string[] => [...new Set(text.toLowerCase().match(weighty) ?? [])];

/**
 * Takes every `step`th sentence out of a note. A sentence counts as lost when a weighty word of it stands nowhere else in the note.
 * recall: lost ones of which a piece is listed as missing; precision: listed ones that were lost, of those not listed before.
 * `deletedFactsBack` is of all facts of the ledger whose sentences were taken out.
 * `precisionOfAll` holds against the checker also what the whole note was already said to lack.
 */
export function omissionSuite(notes: readonly CheckedNote[], step = 5) {
  let lost = 0;
  let found = 0;
  let right = 0;
  let wrong = 0;
  let before = 0;
  let words = 0;
  let wordsBack = 0;
  let facts = 0;
  let factsBack = 0;
  for (const { utterances, sentences } of notes) {
    const missingIn = (some: NoteSentence[]) =>
      checkNote({ utterances, sentences: some, sections }).checks.filter(({ kind }) => kind === 'missing');
    const known = new Set(missingIn(sentences).map(({ key }) => key));
    before += known.size;
    const told = deletedFacts({ utterances, sentences, sections });
    facts += told.length;
    factsBack += told.filter(Boolean).length;
    for (let from = 0; from < step; from++) {
      const kept = sentences.filter((_, at) => at % step !== from);
      const rest = new Set(kept.flatMap(({ text }) => pick(text)));
      const gone = sentences.filter(
        (sentence, at) =>
          at % step === from && sentence.links.length > 0 && pick(sentence.text).some((word) => !rest.has(word)),
      );
      const fresh = missingIn(kept).filter(({ key }) => !known.has(key));
      const overlaps = (sentence: NoteSentence, one: (typeof fresh)[number]): boolean =>
        one.evidence.some((there) =>
          sentence.links.some(
            (link) => link.utteranceId === there.utteranceId && link.start < there.end && link.end > there.start,
          ),
        );
      lost += gone.length;
      found += gone.filter((sentence) => fresh.some((one) => overlaps(sentence, one))).length;
      const removed = sentences.filter((_, at) => at % step === from);
      const hits = fresh.filter((one) => removed.some((sentence) => overlaps(sentence, one))).length;
      right += hits;
      wrong += fresh.length - hits;
      for (const sentence of gone) {
        const own = pick(sentence.text).filter((word) => !rest.has(word));
        words += own.length;
        const back = fresh
          .filter((one) => overlaps(sentence, one))
          .map(({ suggestion }) => suggestion?.toLowerCase() ?? '');
        wordsBack += own.filter((word) => back.some((text) => text.includes(word))).length;
      }
    }
  }
  const share = (part: number, all: number): number => (all === 0 ? 1 : Math.round((part / all) * 1000) / 1000);
  return {
    deleted: lost,
    deletedFacts: facts,
    deletedFactsBack: share(factsBack, facts),
    recall: share(found, lost),
    precision: share(right, right + wrong),
    precisionOfAll: share(right, right + wrong + before * step),
    wordsBackInSuggestions: share(wordsBack, words),
    missingInWholeNote: Math.round((before / Math.max(1, notes.length)) * 100) / 100,
  };
}

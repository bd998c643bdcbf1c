import type { EvidenceLink, NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { PreChatSummary } from '@clinical/contract/pre-chats/interviews.schemas';
import { escapeHtml } from '@clinical/language/note-html';
import type { SequenceParts } from './interview-state.ts';
import type { TurnRow } from './interviews.queries.ts';

export type Reported = {
  /** The dialogue as people read it. */
  question: string;
  utterances: Utterance[];
  sections: NoteSection[];
  sentences: NoteSentence[];
};

/** Every text of these entries stands under this header, apart from what a clinician finds. */
const header = 'Reported by the patient before the visit';
const key = 'patient-reported';

const speakers = {
  patient: 'Patient',
  relative: 'Relative',
  parent: 'Parent',
  other: 'Somebody for the patient',
  staff: 'Staff, for the patient',
} as const;

/** A pre-chat as an entry: the dialogue is its source, the summary its text, each line linked to the answer that it comes from. */
export function reportedNote(parts: readonly (SequenceParts & { summary: PreChatSummary })[]): Reported {
  const turns = parts.flatMap((each) => each.turns);
  const utterances = turns.flatMap((turn, at) => [
    spoken(`u${at * 2 + 1}`, 'AI nurse', 'other', turn.question.text),
    spoken(
      `u${at * 2 + 2}`,
      speakers[turn.answeredBy],
      turn.answeredBy === 'patient' ? 'patient' : 'other',
      turn.answer,
    ),
  ]);
  const answerOf = new Map(turns.map(({ id }, at) => [id, utterances[at * 2 + 1]!]));
  const sentences = parts
    .flatMap(({ summary, turns: own }) => linesOf(summary, own))
    .map(({ text, told }): NoteSentence => ({
      text,
      section: key,
      kind: 'said',
      links: told.map(({ turnId, quote }) => linkTo(answerOf.get(turnId)!, quote)),
    }));
  const html = `<ul>${sentences.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
  return {
    question: utterances.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
    utterances,
    sections: [{ key, header, html: sentences.length === 0 ? '' : html }],
    sentences,
  };
}

const spoken = (id: string, speaker: string, role: Utterance['role'], text: string): Utterance => ({
  id,
  speaker,
  role,
  startMs: null,
  endMs: null,
  text,
  confidence: null,
});

type Line = { text: string; told: { turnId: string; quote: string | null }[] };

function linesOf({ lines, present, absent, unclear, score }: PreChatSummary, turns: readonly TurnRow[]): Line[] {
  if (score) {
    const total = score.total === null ? 'not complete' : `${score.total} of ${score.most}`;
    const band = score.band === null ? '' : `, ${score.band}`;
    return [
      { text: `${score.instrument}: ${total}${band}`, told: turns.map(({ id }) => ({ turnId: id, quote: null })) },
      ...score.items.flatMap(({ text, score: points, turnId }) =>
        turnId === null ? [] : [{ text: `${text}: ${points ?? 'unclear'}`, told: [{ turnId, quote: null }] }],
      ),
    ];
  }
  return [
    ...lines.map(({ slot, name, text, turnId }) => ({
      text: `${isTitle(slot) ? name : `Asked about ${name.toLowerCase()}`}: “${text}”`,
      told: [{ turnId, quote: text }],
    })),
    ...named('Reports', present),
    ...named('Denies', absent),
    ...unclear.map(({ names, turnId }) => ({
      text: `Said yes to one or more of: ${names.join(', ')}`,
      told: [{ turnId, quote: null }],
    })),
  ];
}

/** Slots whose name says what was told, not what was asked. */
const isTitle = (slot: string): boolean => slot === 'complaint' || slot === 'other';

/** One line for the signs of one answer. */
const named = (word: string, signs: PreChatSummary['present']): Line[] =>
  [...Map.groupBy(signs, ({ turnId }) => turnId)].map(([turnId, of]) => ({
    text: `${word}: ${of.map(({ name }) => name).join(', ')}`,
    told: [{ turnId, quote: null }],
  }));

/** A link to the words, or to the whole answer. */
function linkTo({ id: utteranceId, text }: Utterance, quote: string | null): EvidenceLink {
  const found = quote === null ? -1 : text.indexOf(quote);
  const [start, end] = found < 0 ? [0, text.length] : [found, found + quote!.length];
  return { utteranceId, start, end, startMs: null, endMs: null, quote: text.slice(start, end) };
}

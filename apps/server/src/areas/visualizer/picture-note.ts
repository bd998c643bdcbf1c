import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Picture, PictureSource, SafetyPart } from '@clinical/contract/visualizer/picture.schemas';
import { escapeHtml } from '@clinical/language/note-html';

export type PictureNote = {
  question: string;
  utterances: Utterance[];
  sections: NoteSection[];
  sentences: NoteSentence[];
};

type Line = { text: string; sources: readonly PictureSource[] };

/** Each line keeps the newest sentences that it comes from. */
const mostSources = 4;

/** A picture as an entry: the sentences that it comes from are its source, and each of its lines is linked to its own. */
export function pictureNote(picture: Picture): PictureNote {
  const utterances: Utterance[] = [];
  const known = new Map<string, Utterance>();
  const utteranceOf = ({ kind, id, at, label, quote }: PictureSource): Utterance => {
    const key = `${id} ${label} ${quote}`;
    const before = known.get(key);
    if (before) return before;
    const made: Utterance = {
      id: `u${utterances.length + 1}`,
      speaker: [at.slice(0, 10), label].filter(Boolean).join(', '),
      role: 'unknown',
      startMs: null,
      endMs: null,
      text: quote,
      confidence: null,
      ...(kind === 'entry' ? { entryId: id } : {}),
    };
    utterances.push(made);
    known.set(key, made);
    return made;
  };
  const sections: NoteSection[] = [];
  const sentences: NoteSentence[] = [];
  for (const { key, header, lines } of partsOf(picture)) {
    if (lines.length === 0) continue;
    sections.push({
      key,
      header,
      html: `<ul>${lines.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
    });
    for (const { text, sources } of lines) {
      const links = sources.slice(0, mostSources).map((source) => {
        const { id, text: quote } = utteranceOf(source);
        return { utteranceId: id, start: 0, end: quote.length, startMs: null, endMs: null, quote };
      });
      sentences.push({ text, section: key, kind: 'chart', links });
    }
  }
  const question = utterances.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n');
  return { question, utterances, sections, sentences };
}

function partsOf(picture: Picture): { key: string; header: string; lines: Line[] }[] {
  const { safety, problems, medications, series, changes, openQuestions } = picture;
  return [
    {
      key: 'safety',
      header: 'Safety',
      lines: [
        ...safetyLines('Allergies', safety.allergies),
        ...safetyLines('Anticoagulants', safety.anticoagulants),
        ...safetyLines('Pregnancy', safety.pregnancy),
      ],
    },
    {
      key: 'problems',
      header: 'Problems',
      lines: problems.map(({ name, status, first, last, sources }) => ({
        text: `${name}: ${[status, first && `first ${first}`, last && `last ${last}`].filter(Boolean).join(', ')}`,
        sources,
      })),
    },
    {
      key: 'medication',
      header: 'Medication',
      lines: medications.map(({ name, dose, status, started, stopped, events }) => ({
        text: `${[name, dose].filter(Boolean).join(' ')}: ${[status, started && `started ${started}`, stopped && `stopped ${stopped}`].filter(Boolean).join(', ')}`,
        sources: events.map(({ source }) => source).toReversed(),
      })),
    },
    {
      key: 'values',
      header: 'Measured values',
      lines: series.flatMap(({ name, values }) =>
        values.map(({ text, date, sources }) => ({ text: `${name}: ${text} (${date ?? 'day not known'})`, sources })),
      ),
    },
    {
      key: 'changes',
      header: 'Since the visit before',
      lines: changes.map(({ name, what, before, after, date, sources }) => ({
        text: `${name}: ${what}${before || after ? ` ${[before, after].filter(Boolean).join(' → ')}` : ''}${date ? ` (${date})` : ''}`,
        sources,
      })),
    },
    { key: 'open', header: 'Open questions', lines: openQuestions.map(({ text, sources }) => ({ text, sources })) },
  ];
}

/** "Not recorded" has no sentence to come from, so it is no line. */
const safetyLines = (name: string, { items }: SafetyPart): Line[] =>
  items.map(({ text, state, date, sources }) => ({
    text: `${name}: ${text}, ${state}${date ? ` (${date})` : ''}`,
    sources,
  }));

import type { AnswerSentence, Citation, EvidenceAnswer, Study } from '@clinical/contract/evidence/answer.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { escapeHtml } from '@clinical/language/note-html';

export type AnswerNote = {
  question: string;
  utterances: Utterance[];
  sections: NoteSection[];
  sentences: NoteSentence[];
};

const section = { key: 'reference', header: 'Reference considered' };
const headings = {
  lines: '',
  dosing: 'Dosing',
  contraindications: 'Contraindications and harms',
  groups: 'Special groups',
  wouldChange: 'What would change this',
} as const;

/** An answer as an entry: each sentence is linked to the words of its source, which is named beside it with its address. */
export function answerNote(answer: EvidenceAnswer): AnswerNote {
  const utterances: Utterance[] = [utterance('u1', 'Question', answer.question)];
  const sentences: NoteSentence[] = [linked(`Question: ${answer.question}`, utterances[0]!)];
  const html = [`<p>${escapeHtml(sentences[0]!.text)}</p>`];
  for (const part of Object.keys(headings) as (keyof typeof headings)[]) {
    const lines = answer[part].map((line) => {
      const study = answer.studies.find(({ citation }) => citation.sourceId === line.sourceId)!;
      const source = utterance(`u${utterances.length + 1}`, citeOf(study.citation, line), line.quote);
      utterances.push(source);
      const { text, html: item } = citedItem(line, study);
      sentences.push(linked(text, source, study.citation));
      return item;
    });
    if (lines.length === 0) continue;
    const heading = headings[part] === '' ? '' : `<h4>${escapeHtml(headings[part])}</h4>`;
    html.push(`${heading}<ul>${lines.join('')}</ul>`);
  }
  const question = utterances.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n');
  return { question, utterances, sections: [{ ...section, html: html.join('') }], sentences };
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A sentence with its source behind it, as text and as an item of a list. */
export function citedItem(line: AnswerSentence, { citation, level, status }: Study): { text: string; html: string } {
  const cite = [
    citeOf(citation, line),
    ...(level === null ? [] : [`level ${romans[level]}`]),
    ...(status === 'current' ? [] : [status]),
  ].join(', ');
  const text = line.text.replace(/[.\s]+$/, '');
  return { text: `${text} (${cite}).`, html: `<li>${escapeHtml(text)} (${linkOf(citation, cite)}).</li>` };
}

const utterance = (id: string, speaker: string, text: string): Utterance => ({
  id,
  speaker,
  role: 'unknown',
  startMs: null,
  endMs: null,
  text,
  confidence: null,
});

/** A file has no address by which a chart finds out later that it was superseded: its sentences are linked to it. */
function linked(text: string, { id, text: quote }: Utterance, citation?: Citation): NoteSentence {
  const link = { utteranceId: id, start: 0, end: quote.length, startMs: null, endMs: null, quote };
  const isFile = citation !== undefined && citation.fileName !== null;
  const source = isFile ? { source: { kind: 'publication' as const, id: citation.sourceId } } : {};
  return { text, section: section.key, kind: 'chart', links: [{ ...link, ...source }] };
}

function citeOf({ title, journal, year, pmid, pmcid, fileName }: Citation, { page }: AnswerSentence): string {
  const number = pmid === null ? (pmcid ?? '') : `PMID ${pmid}`;
  const place = fileName === null ? number : `${fileName}, page ${page}`;
  return [journal ?? title, year, place].filter(Boolean).join(', ');
}

const linkOf = ({ url }: Citation, text: string): string =>
  url === null ? escapeHtml(text) : `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { sentencesOfHtml } from '../note-html.ts';

/** One line of something older than the visit. As an utterance it can be searched and quoted like what was said. */
export type ChartLine = Utterance & {
  /** Of the section that it stands in; empty for text without sections. */
  header: string;
  /** True in a prechart for a line that was itself gathered from earlier entries, word for word. */
  gathered?: boolean;
};

/** Something of the chart that a note may rest on beside the visit: a prechart, or an earlier entry. */
export type ChartMaterial = {
  kind: 'prechart' | 'entry';
  id: string;
  /** The day it is of, as people read it. */
  date: string;
  lines: ChartLine[];
};

/** The lines of rich text. Ids begin with `prefix`, which no utterance's id does. */
export function chartLines(prefix: string, sections: readonly { header: string; html: string }[]): ChartLine[] {
  const texts = sections.flatMap(({ header, html }) => sentencesOfHtml(html).map(({ text }) => ({ header, text })));
  return texts.map(({ header, text }, at) => ({ ...asLine(`${prefix}.${at + 1}`, text), header }));
}

function asLine(id: string, text: string): Utterance {
  return { id, speaker: '', role: 'clinician', startMs: null, endMs: null, text, confidence: null };
}

/** What was said in an entry without a note, as lines. */
export function spokenLines(prefix: string, utterances: readonly Utterance[]): ChartLine[] {
  return utterances.map((utterance) => ({ ...utterance, id: `${prefix}.${utterance.id}`, header: '' }));
}

/** The link to a whole line. */
export function linkToLine(material: Pick<ChartMaterial, 'kind' | 'id'>, line: ChartLine): EvidenceLink {
  const { id: utteranceId, text, startMs, endMs } = line;
  const source = { kind: material.kind, id: material.id };
  return { utteranceId, start: 0, end: text.length, startMs, endMs, quote: text, source };
}

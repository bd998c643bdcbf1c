import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { topicsOfHeader } from '../plan/classify-header.ts';
import type { Topic } from '../plan/topics.ts';
import { administrative } from '../../vocabulary/sheet-words.ts';
import type { Draft } from './draft.ts';

/** Headings under which a written document says what it says; other labels ("Date", "Clinic") are none. */
const headed = new Set<Topic>([
  'cc',
  'hpi',
  'pmh',
  'psh',
  'meds',
  'allergies',
  'fh',
  'sh',
  'vitals',
  'exam',
  'assessment',
  'plan',
  'results',
]);

const labelled = /^(\p{L}[\p{L} /&-]{1,40}):\s*(.*)$/u;
/** An allergy is one under whatever heading it is told. */
const allergy = /\ballerg(?:ic|y|ies)\b/i;
/** Longer lines in capitals are no headings. */
const mostHeadingLetters = 40;

/**
 * Lines of a written document that stand under a heading ("Allergies: penicillin", or "ALLERGIES" and the lines below it), word for
 * word, each with the topic of its heading: they were not said by anybody, so nothing of how people talk tells where they belong.
 * @param utterances lines of pages only; of others none is taken
 * @returns the drafts, and the lines that are left
 */
export function writtenLines(utterances: readonly Utterance[]): { drafts: Draft[]; rest: Utterance[] } {
  const drafts: Draft[] = [];
  const rest: Utterance[] = [];
  let topic: Topic | null = null;
  for (const utterance of utterances) {
    if (utterance.page === undefined || utterance.speaker !== '') {
      rest.push(utterance);
      continue;
    }
    const text = utterance.text.trim();
    const [, label, after] = labelled.exec(text) ?? [];
    const named = label === undefined ? headingTopic(text) : topicOf(label);
    // a label that says nothing of its own ends what is above it
    if (label !== undefined || named !== null) topic = named;
    // whose document it is, and from where, is no finding
    if (named === null && label !== undefined && (administrative.test(label) || /^date$/i.test(label))) continue;
    const isHeading = named !== null && (label === undefined || after === '');
    if (isHeading) continue;
    if (topic === null) rest.push(utterance);
    else drafts.push(draftOf(utterance, label === undefined && allergy.test(text) ? 'allergies' : topic));
    // a complaint is one line; what follows it is told
    if (label !== undefined && topic === 'cc') topic = null;
  }
  return { drafts, rest };
}

const headingTopic = (text: string): Topic | null =>
  text.length <= mostHeadingLetters && /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d.,]/u.test(text) ? topicOf(text) : null;

function topicOf(heading: string): Topic | null {
  const [topic] = topicsOfHeader(heading);
  return topic !== undefined && headed.has(topic) ? topic : null;
}

function draftOf({ id, text, startMs, endMs }: Utterance, topic: Topic): Draft {
  const link = { utteranceId: id, start: 0, end: text.length, startMs, endMs, quote: text };
  const ended = /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
  return { text: ended, kind: 'said', links: [link], topic, words: [] };
}

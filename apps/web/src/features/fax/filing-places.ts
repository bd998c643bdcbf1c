import type { FaxMatch, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { formatDay } from '../../lib/format.ts';
import { t } from './fax.texts.ts';

/** Somewhere that a fax may be filed: a chart that it matches, or a fax that it answers. */
export type Place = {
  key: string;
  noteId: string;
  patient: string;
  title: string;
  detail: string;
  match: FaxMatch | null;
  sentFaxId: string | null;
};

/** Replies that close a loop first, then charts by how well they match. */
export function placesOf({ answers, matches }: ReceivedFax): Place[] {
  const replies = answers
    .filter(({ task, noteId }) => task !== null || !matches.some(({ note }) => note.id === noteId))
    .map(({ id, noteId, patient, sentAt, task }) => ({
      key: `reply ${id}`,
      noteId,
      patient,
      title: t('replyTo', { patient, day: formatDay(sentAt.slice(0, 10)) }),
      detail: task === null ? '' : t('closes', { task: task.title }),
      match: matches.find(({ note }) => note.id === noteId) ?? null,
      sentFaxId: id,
    }));
  const charts = matches.map((match) => ({
    key: `chart ${match.note.id}`,
    noteId: match.note.id,
    patient: match.note.title,
    title: `${match.note.title} · ${t('score', { n: match.score })}`,
    detail: [
      match.note.dateOfBirth === null ? null : formatDay(match.note.dateOfBirth),
      match.note.mrn === null ? null : t('mrnIs', { mrn: match.note.mrn }),
      match.contradicts ? t('differs') : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    match,
    sentFaxId: null,
  }));
  return [...replies.filter(({ match }) => match === null || !match.contradicts), ...charts];
}

/** What is chosen at first: the best chart that nothing speaks against and that an identifier names, as the reply where it is one. */
export function usualPlace(fax: ReceivedFax): string {
  const [best] = fax.matches;
  if (!best || best.contradicts || best.identifiers === 0) return 'other';
  const reply = placesOf(fax).find(({ sentFaxId, noteId }) => sentFaxId !== null && noteId === best.note.id);
  return reply?.key ?? `chart ${best.note.id}`;
}

import { escapeHtml } from '@clinical/language/note-html';
import { isoTime } from '../../../platform/clock.ts';
import type { NoteRow } from '../notes.queries.ts';
import { htmlPage } from './html-page.ts';

/** A file of the export that is worth opening; `name` is its path in the archive. */
export type OverviewLine = { name: string; title: string };

/** The first page of an export: whose chart it is and what is in it. */
export function chartOverview(note: NoteRow, lines: readonly OverviewLine[], exportedAt: number): string {
  const facts = [
    ['Date of birth', note.dateOfBirth],
    ['Sex', note.sex],
    ['MRN', note.mrn],
    ['Phone', note.phone],
    ['E-mail', note.email],
    ['Language', note.language],
    ['Tags', note.tags.join(', ')],
    ['Exported at', isoTime(exportedAt)],
  ] as const;
  const rows = facts
    .filter(([, value]) => value)
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  const links = lines.map(
    ({ name, title }) =>
      `<li><a href="${escapeHtml(name.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(title)}</a></li>`,
  );
  return htmlPage(
    note.title,
    `<dl>\n${rows.join('\n')}\n</dl>\n<h2>Entries</h2>\n${links.length > 0 ? `<ol>\n${links.join('\n')}\n</ol>` : '<p>None.</p>'}`,
  );
}

import { limits } from '@clinical/contract/limits';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { escapeHtml, plainText } from '@clinical/language/note-html';

/** The whole note as one HTML text. A section without a header (text before the first heading) has none here either. */
export function answerOf(sections: readonly NoteSection[]): string {
  return sections
    .map((section) => (section.header === '' ? '' : `<h2>${escapeHtml(section.header)}</h2>`) + section.html)
    .join('');
}

/** Headings of the second level part sections, so inside one they are a level lower. */
export function insideSection(html: string): string {
  return html.replace(/<(\/?)h2>/g, '<$1h3>').trim();
}

/**
 * Cuts the HTML of a whole note (clean already) into sections at its second-level headings. A section keeps the key it had
 * under the same header before, so that saves merge and links hold. What comes after the most sections a note may have stays in
 * the last one.
 */
export function sectionsOfAnswer(answer: string, before: readonly NoteSection[]): NoteSection[] {
  const taken = new Set<string>();
  const sections: NoteSection[] = [];
  const rest: string[] = [];
  const pieces = answer.split(/<h2>([\s\S]*?)<\/h2>/);
  const lead = pieces[0]!.trim();
  if (lead !== '') sections.push({ key: claimKey('', before, taken), header: '', html: insideSection(lead) });
  for (let at = 1; at < pieces.length; at += 2) {
    const header = plainText(pieces[at]!).replaceAll('\n', ' ').slice(0, 200);
    const html = insideSection(pieces[at + 1] ?? '');
    if (header === '' && html === '') continue;
    if (sections.length >= limits.templateSections) rest.push(`<h3>${pieces[at]!}</h3>`, html);
    else sections.push({ key: claimKey(header, before, taken), header, html });
  }
  const last = sections.at(-1);
  if (last) last.html += rest.join('');
  return sections;
}

function claimKey(header: string, before: readonly NoteSection[], taken: Set<string>): string {
  const fold = (text: string): string => text.trim().toLowerCase();
  const known = before.find((section) => !taken.has(section.key) && fold(section.header) === fold(header));
  const base = known?.key ?? slug(header);
  let key = base;
  for (let number = 2; taken.has(key) || (!known && before.some((section) => section.key === key)); number++)
    key = `${base}-${number}`;
  taken.add(key);
  return key;
}

function slug(header: string): string {
  const words = header
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  return words || 'note';
}

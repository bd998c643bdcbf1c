import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { escapeHtml, plainText } from '@clinical/language/note-html';

/** What the embedded engine writes where nothing was said. It does not stand beside something that was. */
const nothingSaid = 'Not discussed.';

/** The sections with a sentence at the end of one: as an item after a list, in the last paragraph after running text. */
export function insertSentence(sections: readonly NoteSection[], key: string, sentence: string): NoteSection[] {
  return sections.map((section) =>
    section.key === key ? { ...section, html: htmlWith(section.html, escapeHtml(sentence)) } : section,
  );
}

function htmlWith(html: string, text: string): string {
  const said = plainText(html);
  if (said === '' || said === nothingSaid) return `<p>${text}</p>`;
  const list = /<\/[uo]l>$/.exec(html);
  if (list) return `${html.slice(0, list.index)}<li>${text}</li>${list[0]}`;
  return html.endsWith('</p>') ? `${html.slice(0, -4)} ${text}</p>` : `${html}<p>${text}</p>`;
}

/** The sections without that sentence; null when it does not stand there word for word. */
export function removeSentence(sections: readonly NoteSection[], key: string, sentence: string): NoteSection[] | null {
  const text = escapeHtml(sentence);
  const section = sections.find((each) => each.key === key && each.html.includes(text));
  if (!section) return null;
  const html = htmlWithout(section.html, text);
  return sections.map((each) => (each === section ? { ...each, html } : each));
}

function htmlWithout(html: string, text: string): string {
  const forms = [`<li><p>${text}</p></li>`, `<li>${text}</li>`, `<p>${text}</p>`, ` ${text}`, `${text} `, text];
  const form = forms.find((each) => html.includes(each))!;
  const at = html.lastIndexOf(form);
  return (html.slice(0, at) + html.slice(at + form.length)).replace(/<([uo]l)><\/\1>/g, '');
}

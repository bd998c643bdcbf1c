import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';

const asked = /chief complaint|presenting|reason for|\bcc\b/i;
const found = /assessment|impression|diagnos/i;
const longest = 120;

type Body = {
  sections: readonly Pick<NoteSection, 'key' | 'header'>[];
  sentences: readonly Pick<NoteSentence, 'section' | 'text' | 'kind'>[];
};

/**
 * Why the patient came, for a list: the chief complaint of a note, else its first assessment, else its first sentence. Text of the
 * template says nothing of this visit. Null for a note without text.
 */
export function visitReason({ sections, sentences }: Body): string | null {
  const own = sentences.filter(({ kind, text }) => kind !== 'template' && /\p{L}{2}/u.test(text));
  const under = (name: RegExp) => {
    const keys = new Set(
      sections.filter(({ key, header }) => name.test(header) || name.test(key)).map(({ key }) => key),
    );
    return own.find(({ section }) => keys.has(section));
  };
  const chosen = under(asked) ?? under(found) ?? own[0];
  return chosen ? shortened(chosen.text) : null;
}

function shortened(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:;,]$/, '');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}

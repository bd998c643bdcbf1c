import type { RepeatedEdit } from './edit-types.ts';

/** Why a change is suggested, in plain words, from what was counted. @param headerOf the header of a section, by its key */
export function explainEdit({ edit, seen, of }: RepeatedEdit, headerOf: (key: string) => string): string {
  const header = headerOf(edit.section);
  const often = `In ${seen} of the last ${of} notes you`;
  switch (edit.op) {
    case 'remove-section':
      return `${often} deleted what stood under “${header}”. Without that section it is not written in the first place.`;
    case 'move-section':
      return `${often} moved “${header}” to another place. With the new order it stands there from the start.`;
    case 'move-line':
      return `${often} moved what says “${edit.words}” from “${header}” to “${headerOf(edit.to)}”. A model writes it there from the start; the local engine goes by the headers.`;
    case 'rename-section':
      return `${often} changed the header “${header}” to “${edit.header}”.`;
    case 'style':
      return edit.style === 'concise'
        ? `${often} cut “${header}” down to less than two thirds of its words. Concise asks for as few words as possible.`
        : `${often} turned “${header}” into ${edit.style === 'bulleted' ? 'a list' : 'running text'}.`;
    case 'macro':
      return `${often} added “${edit.text}” yourself. As a macro it comes in word for word, and only when you say “${edit.trigger}” in the visit.`;
    case 'wording':
      return `${often} wrote “${edit.to}” where the draft had “${edit.from}”. A model follows this; the built-in engine keeps to the words that were said.`;
  }
}

/** A note's text in parts, as a reader finds them by its headings. */
export type ReadNote = { all: string; complaint: string; plan: string; headings: string[]; sentences: string[] };

const planHeading =
  /^\s*(?:\d+\. ?)?(?:assessment\b.*|plan\b.*|impression\b.*|imp\b.*|instructions?\b.*|assessment and plan\b.*|a\/p\b.*)$/i;
const anyHeading = /^[A-Z][A-Z /&-]{3,}:?$/;

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z•\d-])|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Reads a note whose sections stand under headings in capitals, as the reference notes of ACI-Bench do. */
export function readReference(note: string): ReadNote {
  let section = '';
  let [complaint, plan] = ['', ''];
  const headings: string[] = [];
  for (const line of note.split('\n').map((each) => each.trim())) {
    if (anyHeading.test(line)) {
      section = line.toLowerCase();
      continue;
    }
    if (section.startsWith('chief')) complaint += ` ${line}`;
    if (!planHeading.test(section)) continue;
    plan += `${line}\n`;
    const bare = line.replace(/^[•\d.\s-]+/, '').replace(/[.:]$/, '');
    const words = bare.split(/\s+/);
    const isVerbal = /\b(?:is|are|was|has|will|we|he|she|follow|refer|schedule|continue|order|call|return)\b/i.test(
      bare,
    );
    if (bare !== '' && words.length <= 7 && !bare.includes(':') && !isVerbal) headings.push(bare);
  }
  return { all: note, complaint, plan, headings, sentences: sentencesIn(note) };
}

import { splitSentences } from '../split-sentences.ts';
import { knownLabels } from '../vocabulary/speaker-labels.ts';
import { type RawUtterance, untimed } from './raw-utterance.ts';

// "[doctor] …", "[00:01:02] Dr. Smith: …", "DR. SMITH: …", "D: …", "Speaker 1: …"
const bracketed = /^\s*\[([\p{L}][\p{L}\p{N} ._'’-]{0,39})\]\s*:?\s*/u;
const timed = /^\s*[[(]?(\d{1,2}):(\d\d)(?::(\d\d))?(?:[.,]\d{1,3})?[\])]?\s*[-–]?\s+(?=\S)/;
const coloned =
  /^\s*\*{0,2}([\p{L}][\p{L}\p{N}_'’-]{0,24}\.?(?:[ ][\p{L}\p{N}.'’#-]{1,20}){0,4})\s?(?:\([^)\n]{0,20}\))?\s*:\*{0,2}(?!\d)\s*/u;

/** Labels that open several lines, or that name a role, are speakers; "Blood pressure: 120/80" is not. */
function speakersOf(lines: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  let filled = 0;
  for (const line of lines) {
    if (line.trim() === '') continue;
    filled++;
    const label = coloned.exec(line.replace(timed, ''))?.[1];
    if (label) counts.set(label.toLowerCase(), (counts.get(label.toLowerCase()) ?? 0) + 1);
  }
  const speakers = new Set<string>();
  const known = [...counts.keys()].some(isKnownLabel);
  for (const [label, count] of counts) {
    if (isKnownLabel(label) || (count >= (known ? 2 : 3) && count * 12 >= filled)) speakers.add(label);
  }
  return speakers;
}

const isKnownLabel = (label: string): boolean => {
  const words = label
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[\s_-]+/);
  return (
    Object.hasOwn(knownLabels, words.join(' ')) ||
    (words.length <= 3 && Object.hasOwn(knownLabels, words[0]!)) ||
    (words.length <= 2 && Object.hasOwn(knownLabels, words.at(-1)!) && words.at(-1)!.length > 2)
  );
};

// Labels inside one long line: "… Doctor: … Patient: …" and "… [doctor] … [patient] …"
const inlineLabel =
  /(?<=^|[\s.?!])(\[(?:doctor|patient|clinician|nurse|guest[_ ]\w{1,12})\]|(?:doctor|patient|clinician|physician|provider|nurse|dr|pt|guest[_ ]\w{1,12}|speaker[ _]?\d{1,2}):)(?=\s|$)/gi;

function breakInline(line: string): string[] {
  const marks = [...line.matchAll(inlineLabel)].filter((match) => match.index > 0);
  if (marks.length === 0) return [line];
  const parts: string[] = [];
  let from = 0;
  for (const mark of marks) {
    parts.push(line.slice(from, mark.index));
    from = mark.index;
  }
  parts.push(line.slice(from));
  return parts.filter((part) => part.trim() !== '');
}

/** Plain text: a labelled line starts an utterance, an unlabelled one continues it; without labels each line is one. */
export function readText(text: string): RawUtterance[] {
  const lines = text.split('\n').flatMap(breakInline);
  const speakers = speakersOf(lines);
  const utterances: RawUtterance[] = [];
  let current: RawUtterance | undefined;
  let gap = true;
  for (const line of lines) {
    if (line.trim() === '') {
      gap = true;
      continue;
    }
    const time = timed.exec(line);
    const rest = time ? line.slice(time[0].length) : line;
    const inBrackets = bracketed.exec(rest);
    const inColon = inBrackets ? null : coloned.exec(rest);
    const match = inBrackets ?? (inColon && speakers.has(inColon[1]!.toLowerCase()) ? inColon : null);
    if (match) {
      current = untimed(match[1]!.trim(), rest.slice(match[0].length).trim());
      if (time) current.startMs = clock(time);
      utterances.push(current);
    } else if (current && current.speaker !== '') {
      current.text = current.text === '' ? rest.trim() : `${current.text}\n${rest.trim()}`;
    } else {
      for (const piece of pieces(rest.trim())) {
        current = untimed('', piece);
        if (time && gap) current.startMs = clock(time);
        utterances.push(current);
      }
    }
    gap = false;
  }
  return utterances;
}

const clock = (match: RegExpExecArray): number => {
  const [, first, second, third] = match;
  const seconds =
    third === undefined
      ? Number(first) * 60 + Number(second)
      : Number(first) * 3600 + Number(second) * 60 + Number(third);
  return seconds * 1000;
};

/** Cuts an unlabelled line at its sentence ends, and a very long sentence (raw speech) at a space. */
function pieces(line: string): string[] {
  const out: string[] = [];
  for (const sentence of splitSentences(line)) {
    let rest = sentence.text;
    while (rest.length > 600) {
      const space = rest.lastIndexOf(' ', 400);
      const cut = space > 100 ? space : safeCut(rest, 400);
      out.push(rest.slice(0, cut).trim());
      rest = rest.slice(cut).trimStart();
    }
    if (rest !== '') out.push(rest);
  }
  return out;
}

/** Never between the two halves of a character. */
const safeCut = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at);

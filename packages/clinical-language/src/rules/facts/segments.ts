import { examinedForm } from '../../vocabulary/body-parts.ts';
import { isVital } from './patterns.ts';

const verb =
  /^(?:is|are|was|were|look|looks|sound|sounds|feel|feels|seem|seems|appear|appears|has|have|shows?|showed|sits?|moves?)$/;
const notSubject = /^(?:which|that|it|so|who|with|without|when|than|they|if|because|up|down|from|as|where|meaning)$/;

/** Whether a part of a list of findings names its own subject ("heart is regular", "no murmur", "pulse 78"). */
function standsAlone(words: readonly string[]): boolean {
  const first = words[0];
  if (first === undefined || notSubject.test(first)) return false;
  if (first === 'no' || first === 'there' || first === 'normal' || first === 'mild') return words.length > 1;
  if (isVital(words.join(' '))) return true;
  const at = words.findIndex((word) => verb.test(word));
  // "… and your pulse all look fine" is the end of a list
  return at > 0 && at <= 6 && words.length > at + 1 && !/^(?:all|both)$/.test(words[at - 1]!);
}

const examined = new RegExp(
  `^(?:${examinedForm}|knee|shoulder|back|reflexes|strength|sensation|pulses?|gait|blood|temperature|weight|oxygen|there|no|extremities|respiratory)$`,
);

/** In speech without commas a new finding begins at what is examined and its verb: "… on the right strength is 5 out of 5". */
function beginsFinding(words: readonly string[], at: number, current: readonly string[]): boolean {
  // "capillary refill", "pedal pulses" are one thing
  if (
    /^(?:capillary|pedal|pedis|radial|distal|tibial|carotid|femoral|deep|tendon|light|bowel|breath)$/.test(
      words[at - 1] ?? '',
    )
  )
    return false;
  if (!examined.test(words[at]!) || !current.some((word) => verb.test(word)) || current.length < 3) return false;
  if (
    /^(?:the|and|or|of|in|on|over|your|his|her|is|are|shows?|showed|with|no|at|has|have|both|a|an|right|left|,|but|if|when)$/.test(
      words[at - 1]!,
    )
  )
    return false;
  return words[at] === 'no' || words.slice(at + 1, at + 4).some((word) => verb.test(word));
}

/** Cuts spoken findings into one part for each thing found: "lungs are clear, heart is regular, no murmur" → three. Commas are words. */
export function segmentsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [];
  let current: string[] = [];
  for (const [i, word] of words.entries()) {
    const comma = word === ',' || word === ';';
    const joint = word === 'and' || word === 'but';
    const rest = words.slice(comma && /^(?:and|but)$/.test(words[i + 1] ?? '') ? i + 2 : i + 1);
    const until = rest.findIndex((other) => other === ',' || other === 'and' || other === 'but');
    const next = until < 0 ? rest : rest.slice(0, until);
    if (!comma && !joint && beginsFinding(words, i, current)) {
      parts.push(current);
      current = [word];
      continue;
    }
    if ((comma || joint) && current.length > 1 && standsAlone(next)) {
      parts.push(current);
      current = [];
    } else if (!(joint && current.length === 0)) current.push(word);
  }
  if (current.length > 0) parts.push(current);
  return parts;
}

/** Cuts "a dry cough, but no trouble breathing" and "a little numbness no weakness" before what is denied. */
export function partsAtNo(words: readonly string[]): string[][] {
  const parts: string[][] = [];
  let current: string[] = [];
  for (const [i, word] of words.entries()) {
    const next = words[i + 1] ?? '';
    const open = current.filter((other) => other !== ',').at(-1);
    if (
      word === 'no' &&
      current.length > 0 &&
      next !== '' &&
      !/^(?:longer|more|one|matter|,|better|problem)$/.test(next) &&
      !leavesOpen.test(open ?? '')
    ) {
      parts.push(current);
      current = [];
    }
    current.push(word);
  }
  parts.push(current);
  return parts
    .map((part) => {
      let end = part.length;
      while (end > 0 && /^(?:,|but|and|or)$/.test(part[end - 1]!)) end--;
      let from = 0;
      while (from < end && /^(?:,|but|and)$/.test(part[from]!)) from++;
      return part.slice(from, end);
    })
    .filter((part) => part.length > 0);
}

const leavesOpen =
  /^(?:is|are|was|were|has|have|had|with|got|made|of|there|in|makes|get|gets|takes?|to|means|shows?|showed|or)$/;

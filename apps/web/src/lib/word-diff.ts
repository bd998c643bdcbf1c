export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Words and the gaps between them, so that joining them gives the text back. */
const pieces = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];

// a table of this many cells takes some 20 ms; beyond it the middle is shown as replaced
const largestTable = 4_000_000;

/** What changed from one text to the next, word by word. Joining "same" and "added" gives `after`, "same" and "removed" gives `before`. */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = pieces(before);
  const b = pieces(after);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  push('same', a.slice(0, head).join(''));
  diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail), push);
  push('same', a.slice(a.length - tail).join(''));
  return parts;
}

function diffMiddle(a: string[], b: string[], push: (kind: DiffPart['kind'], text: string) => void): void {
  if (a.length * b.length > largestTable) {
    push('removed', a.join(''));
    push('added', b.join(''));
    return;
  }
  const width = b.length + 1;
  const table = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      push('same', a[i]!);
      i++;
      j++;
    } else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) push('removed', a[i++]!);
    else push('added', b[j++]!);
  }
  push('removed', a.slice(i).join(''));
  push('added', b.slice(j).join(''));
}

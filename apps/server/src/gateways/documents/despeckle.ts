/** A drawn page: RGBA, dark on white. */
type Dots = { data: Uint8ClampedArray; width: number; height: number };

const dark = 160;
/** Dots in a speck at most, at 200 dots an inch: less than a full stop. */
const largestSpeck = 9;
/** A page with fewer specks is clean: what is small there is print. */
const noisyFrom = 150;

/** Makes the specks of a noisy line white, in place. Says whether there were so many. */
export function despeckle({ data, width, height }: Dots): boolean {
  const isDark = new Uint8Array(width * height);
  for (let at = 0; at < isDark.length; at += 1) isDark[at] = data[at * 4]! < dark ? 1 : 0;
  const specks: number[][] = [];
  const stack: number[] = [];
  for (let start = 0; start < isDark.length; start += 1) {
    if (isDark[start] !== 1) continue;
    const speck: number[] = [];
    stack.push(start);
    isDark[start] = 2;
    while (stack.length > 0) {
      const at = stack.pop()!;
      if (speck.length <= largestSpeck) speck.push(at);
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = at + dy + dx;
          if (x + dx < 0 || x + dx >= width || isDark[next] !== 1) continue;
          isDark[next] = 2;
          stack.push(next);
        }
      }
    }
    if (speck.length <= largestSpeck) specks.push(speck);
  }
  if (specks.length < noisyFrom) return false;
  for (const at of specks.flat()) data.fill(255, at * 4, at * 4 + 4);
  return true;
}

/** A rectangle in dots, ends excluded. */
export type Area = { x0: number; y0: number; x1: number; y1: number };

/** A part of a page that is of one piece. `fill` is its share of the rectangle around it; `open`: it reaches the page's edge. */
type Region = Area & { fill: number; open: boolean };

/**
 * Parts of a page that are enclosed, as far as `isWanted` takes them.
 * @param blocked 1 where something is printed
 */
export function regionsOf(
  blocked: Uint8Array,
  width: number,
  height: number,
  isWanted: (region: Region) => boolean,
): Region[] {
  const seen = Uint8Array.from(blocked);
  const waiting = new Int32Array(width * height);
  const found: Region[] = [];
  let depth = 0;
  const visit = (at: number) => {
    if (seen[at]) return;
    seen[at] = 1;
    waiting[depth] = at;
    depth += 1;
  };
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue;
    const area = { x0: width, y0: height, x1: 0, y1: 0 };
    let size = 0;
    visit(start);
    while (depth > 0) {
      depth -= 1;
      const at = waiting[depth]!;
      const x = at % width;
      const y = (at - x) / width;
      size += 1;
      if (x < area.x0) area.x0 = x;
      if (x >= area.x1) area.x1 = x + 1;
      if (y < area.y0) area.y0 = y;
      if (y >= area.y1) area.y1 = y + 1;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    const region = {
      ...area,
      fill: size / ((area.x1 - area.x0) * (area.y1 - area.y0)),
      open: area.x0 === 0 || area.y0 === 0 || area.x1 === width || area.y1 === height,
    };
    if (isWanted(region)) found.push(region);
  }
  return found;
}

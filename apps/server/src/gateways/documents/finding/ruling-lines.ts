/** A page as dots: `dots` is 1 where something dark is printed, `shaded` where the paper is grey, `light` from 0 to 255. `scale` is dots per point. */
export type Ink = {
  dots: Uint8Array;
  shaded: Uint8Array;
  light: Uint8Array;
  width: number;
  height: number;
  scale: number;
};

/** A printed line in dots, ends included. */
export type Rule = { x0: number; y0: number; x1: number; y1: number };

/** Shorter ones, in points, are parts of letters. */
const shortest = { horizontal: 10, vertical: 8.5 };
/** Breaks in a line, in points. */
const bridged = 0.8;
/** Between dashes, and of a whole line of them. */
const dashGap = 4;
const leastDashed = 40;
/** Width of a grey bar, and its height at most, in points. */
const leastBar = 60;
const mostBar = 26;

/** Luminance of a hairline at most, and how much brighter the paper beside it is at least. */
const palest = 232;
const leastContrast = 14;
/** Luminance below which a dot is dark. */
const dark = 150;
/** Paper below this is grey, unless it is coloured. */
const grey = { luminance: 226, difference: 10 };

/** @param rgba four bytes a dot */
export function inkOf(rgba: Uint8ClampedArray, width: number, height: number, scale: number): Ink {
  const dots = new Uint8Array(width * height);
  const shaded = new Uint8Array(width * height);
  const light = new Uint8Array(width * height);
  for (let at = 0; at < dots.length; at += 1) {
    const red = rgba[at * 4]!;
    const green = rgba[at * 4 + 1]!;
    const blue = rgba[at * 4 + 2]!;
    const luminance = 0.3 * red + 0.59 * green + 0.11 * blue;
    light[at] = luminance;
    if (luminance < dark) dots[at] = 1;
    else if (luminance < grey.luminance && Math.abs(red - blue) < grey.difference) shaded[at] = 1;
  }
  return { dots, shaded, light, width, height, scale };
}

/** Dots of hairlines, which are pale when they are drawn: darker than the paper on both sides. `step` leads across the line. */
function withHairlines({ dots, light, scale }: Ink, step: number): Uint8Array {
  const lined = Uint8Array.from(dots);
  const beside = Math.round(scale) * step;
  for (let at = beside; at < dots.length - beside; at += 1) {
    const paper = Math.min(light[at - beside]!, light[at + beside]!);
    if (light[at]! < palest && paper - light[at]! > leastContrast) lined[at] = 1;
  }
  return lined;
}

/** All that is printed, hairlines as well: what it encloses is closed. */
export const outlinesOf = (ink: Ink): Uint8Array => {
  const upright = withHairlines(ink, 1);
  return withHairlines(ink, ink.width).map((dot, at) => dot | upright[at]!);
};

/** The printed lines of a page; bars are lines as well, as thick as they are. */
export function rulesOf(ink: Ink): { horizontal: Rule[]; vertical: Rule[] } {
  const level = { ...ink, dots: withHairlines(ink, ink.width) };
  const upright = transposed({ ...ink, dots: withHairlines(ink, 1) });
  return {
    horizontal: [...runsOf(level, shortest.horizontal), ...dashedOf(ink)],
    vertical: runsOf(upright, shortest.vertical).map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 })),
  };
}

type Dots = Omit<Ink, 'shaded' | 'light'>;

function transposed({ dots, width, height, scale }: Dots): Dots {
  const turned = new Uint8Array(dots.length);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) turned[x * height + y] = dots[y * width + x]!;
  return { dots: turned, width: height, height: width, scale };
}

/** Grey bars, as the heads of parts have them: they end what is above and below. */
export function barsOf({ dots, shaded, width, height, scale }: Ink): Rule[] {
  const filled = dots.map((dot, at) => dot | shaded[at]!);
  return runsOf({ dots: filled, width, height, scale }, leastBar, true).filter(
    ({ y0, y1 }) => y1 - y0 > 3 * scale && y1 - y0 < mostBar * scale,
  );
}

/** Runs of dark dots along rows, those of neighbouring rows put together. */
function runsOf({ dots, width, height, scale }: Dots, least: number, isBar = false): Rule[] {
  const leastDots = least * scale;
  const bridge = Math.round(bridged * scale);
  const done: Rule[] = [];
  let open: Rule[] = [];
  for (let y = 0; y < height; y += 1) {
    const still: Rule[] = [];
    for (let x = 0; x < width; x += 1) {
      if (dots[y * width + x] === 0) continue;
      const from = x;
      let last = x;
      for (x += 1; x < width && x - last <= bridge; x += 1) if (dots[y * width + x] === 1) last = x;
      if (last - from + 1 < leastDots) continue;
      const rule = open.find(
        (each) =>
          overlap(each.x0, each.x1, from, last) > 0.6 * (isBar ? Math.max : Math.min)(each.x1 - each.x0, last - from),
      );
      if (rule) {
        rule.x0 = Math.min(rule.x0, from);
        rule.x1 = Math.max(rule.x1, last);
        rule.y1 = y;
        if (!still.includes(rule)) still.push(rule);
      } else still.push({ x0: from, y0: y, x1: last, y1: y });
    }
    done.push(...open.filter((rule) => !still.includes(rule)));
    open = still;
  }
  return [...done, ...open];
}

/** Lines of dashes or dots: rows whose dark parts are thin, close to each other and alone. */
function dashedOf({ dots, width, height, scale }: Ink): Rule[] {
  const found: Rule[] = [];
  const bridge = Math.round(dashGap * scale);
  const beside = Math.round(1.2 * scale);
  const count = (y: number, x0: number, x1: number) => {
    let sum = 0;
    if (y >= 0 && y < height) for (let x = x0; x <= x1; x += 1) sum += dots[y * width + x]!;
    return sum;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (dots[y * width + x] === 0) continue;
      const from = x;
      let last = x;
      let parts = 1;
      for (x += 1; x < width && x - last <= bridge; x += 1) {
        if (dots[y * width + x] === 0) continue;
        if (x - last > 1) parts += 1;
        last = x;
      }
      const length = (last - from + 1) / scale;
      if (length < leastDashed || parts < length / 12) continue;
      const ink = count(y, from, last);
      const around = count(y - 1 - beside, from, last) + count(y + 1 + beside, from, last);
      if (around > 0.04 * ink || found.some((rule) => y - rule.y1 <= beside && Math.abs(rule.x0 - from) < bridge * 2))
        continue;
      found.push({ x0: from, y0: y, x1: last, y1: y });
    }
  }
  return found;
}

const overlap = (a0: number, a1: number, b0: number, b1: number): number => Math.min(a1, b1) - Math.max(a0, b0);

import { describe, expect, it } from 'vitest';
import { darkDots, packedTiffs, plainTiff } from '../../../test/fax-tiffs.ts';
import { drawPage, openPdf } from './pdf-document.ts';
import { isTiff } from './port.ts';
import { pdfOfTiff } from './tiff-pages.ts';

const bytesOf = (name: keyof typeof packedTiffs) => Buffer.from(packedTiffs[name], 'base64');

async function drawn(tiff: Uint8Array) {
  const pdf = await openPdf(await pdfOfTiff(tiff, 10));
  const page = await pdf.getPage(1);
  const { dots, width, height } = await drawPage(page, 204);
  const rgba = dots();
  let dark = 0;
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at]! < 128) dark += 1;
  return { pages: pdf.numPages, width, height, dark };
}

describe('a TIFF of a fax line', () => {
  it.each(['group4', 'group3'] as const)('packed as %s is shown dot for dot, and not squeezed', async (packing) => {
    const { pages, width, height, dark } = await drawn(bytesOf(packing));
    // 98 lines an inch are half as many as dots across
    expect({ pages, width, height }).toEqual({ pages: 1, width: 1_728, height: 125 });
    expect(dark / (darkDots * (125 / 60))).toBeCloseTo(1, 1);
  });

  it('that is not packed, or has its bits the other way round, shows the same', async () => {
    const dots = new Uint8Array((16 / 8) * 4);
    dots[0] = 0b1111_0000;
    const plain = plainTiff({ width: 16, height: 4 }, dots);
    const inverted = plainTiff(
      { width: 16, height: 4, entries: [{ tag: 262, value: 1 }] },
      dots.map((byte) => ~byte),
    );
    const turned = plainTiff(
      { width: 16, height: 4, entries: [{ tag: 266, value: 2 }] },
      dots.map((_, at) => (at === 0 ? 0b1111 : 0)),
    );
    const [first, ...others] = (await Promise.all([plain, inverted, turned].map(drawn))).map(({ dark }) => dark);
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual([first, first]);
  });

  it('is told by its first bytes', () => {
    expect(isTiff(bytesOf('group4'))).toBe(true);
    expect(isTiff(Buffer.from('%PDF-1.7'))).toBe(false);
    expect(isTiff(Buffer.alloc(0))).toBe(false);
  });

  it.each([
    ['comes back to itself', plainTiff({ width: 8, height: 8, next: 8 }), 'broken'],
    ['names no size', plainTiff({ width: 0, height: 8 }), 'broken'],
    [
      'says that it is a million lines high',
      plainTiff({ width: 1_728, height: 1_000_000 }, new Uint8Array(8)),
      'pixels',
    ],
    ['has colours', plainTiff({ width: 8, height: 8, entries: [{ tag: 277, value: 3 }] }), 'broken'],
    ['ends in its directory', bytesOf('group4').subarray(0, 300), 'broken'],
    ['has no directory', Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]), 'broken'],
    ['points outside', Buffer.from([0x49, 0x49, 42, 0, 255, 255, 255, 127]), 'broken'],
  ])('that %s is refused', async (_, tiff, kind) => {
    await expect(pdfOfTiff(tiff, 10)).rejects.toMatchObject({ kind });
  });

  it('with more pages than a fax may have is refused', async () => {
    await expect(pdfOfTiff(bytesOf('group4'), 0)).rejects.toMatchObject({ kind: 'pages' });
  });
});

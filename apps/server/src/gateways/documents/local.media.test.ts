import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encryptedPdf, pdf, pdfOf, picture, stream } from '../../../test/documents.ts';
import { createLocalReader } from './local.ts';

const reader = createLocalReader({ mostPages: 200 });
const signal = new AbortController().signal;
const inspectPdf = (bytes: Buffer) => reader.inspect({ bytes, kind: 'pdf', signal });
const inspectImage = (bytes: Buffer) => reader.inspect({ bytes, kind: 'image', signal });

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = (contents: Buffer) =>
  pdfOf([
    catalogue,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    contents,
  ]);

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

describe('a document that is looked over', () => {
  it('tells pages that are scans from pages of text', async () => {
    const sheet = picture({ lines: ['Haemoglobin 13.2 g/dL'] });
    const scan = { jpeg: sheet.jpeg(), width: sheet.canvas.width, height: sheet.canvas.height };
    const lines = ['The patient is allergic to penicillin.'];
    expect(await inspectPdf(pdf([{ lines }, scan, { lines }]))).toEqual({ pages: 3, scanned: 1 });
    expect(await inspectImage(sheet.png())).toEqual({ pages: 1, scanned: 1 });
  });

  it('is only counted when it has more pages than are read', async () => {
    expect(await inspectPdf(pdf(Array.from({ length: 250 }, () => ({ lines: ['x'] }))))).toEqual({
      pages: 250,
      scanned: 0,
    });
  });

  const zipped = (mebibytes: number) => deflateSync(Buffer.alloc(mebibytes * 1024 * 1024, ' '));
  it.each([
    ['a stream that unpacks to 600 MiB', () => onePage(stream(zipped(600), '/Filter /FlateDecode')), 'TOO_LARGE'],
    [
      'a stream packed twice',
      () => onePage(stream(deflateSync(zipped(500)), '/Filter [/FlateDecode /FlateDecode]')),
      'TOO_LARGE',
    ],
    [
      'pages that are their own parents',
      () => pdfOf([catalogue, '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
      'UNREADABLE_SOURCE',
    ],
    [
      'two hundred thousand brackets',
      () => pdfOf([`<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(200_000)} >>`, '<< /Type /Pages >>']),
      'UNREADABLE_SOURCE',
    ],
    ['nothing but its first line', () => Buffer.from('%PDF-1.7\n'), 'UNREADABLE_SOURCE'],
    ['a password', encryptedPdf, 'UNREADABLE_SOURCE'],
  ])('is refused as a PDF with %s', async (_, make, code) => {
    await expect(inspectPdf(make())).rejects.toMatchObject({ name: 'AppError', code });
  });

  it('is read as far as its own table of places goes round in circles', async () => {
    const circle = pdf([{ lines: ['The patient is allergic to penicillin.'] }])
      .toString('latin1')
      .replace('/Root 1 0 R >>', '/Root 1 0 R /Prev 9 >>');
    expect(await inspectPdf(Buffer.from(circle, 'latin1'))).toMatchObject({ pages: 1 });
  });

  it.each([
    [
      'of sixty thousand by sixty thousand dots',
      () => pngOf(60_000, 60_000, deflateSync(Buffer.alloc(9))),
      'TOO_LARGE',
    ],
    ['without a size', () => pngOf(0, 0, deflateSync(Buffer.alloc(9))), 'UNREADABLE_SOURCE'],
    [
      'that was cut off',
      () =>
        picture({ lines: ['x'] })
          .png()
          .subarray(0, -20),
      'UNREADABLE_SOURCE',
    ],
    [
      'that was cut off, as JPEG',
      () =>
        picture({ lines: ['x'] })
          .jpeg()
          .subarray(0, -20),
      'UNREADABLE_SOURCE',
    ],
    ['that is no picture', () => Buffer.from('GIF89a'), 'UNREADABLE_SOURCE'],
  ])('is refused as a picture %s', async (_, make, code) => {
    await expect(inspectImage(make())).rejects.toMatchObject({ name: 'AppError', code });
  });

  it.each([
    ['too many pixels', 60_000, 60_000, /the picture is 60,000 pixels wide and 60,000 pixels high\. .*60 megapixels/],
    [
      'a side that is too long',
      9,
      20_001,
      /the picture is 9 pixels wide and 20,001 pixels high\. .*20,000 pixels on each/,
    ],
  ])('of %s says its width and height', async (_, width, height, message) => {
    const bytes = pngOf(width, height, deflateSync(Buffer.alloc(9)));
    await expect(inspectImage(bytes)).rejects.toMatchObject({ code: 'TOO_LARGE', message });
  });

  it('is left alone when nobody waits for it any more', async () => {
    const asker = new AbortController();
    const looking = reader.inspect({ bytes: pdf([{ lines: ['x'] }]), kind: 'pdf', signal: asker.signal });
    asker.abort();
    await expect(looking).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('a page that is read', () => {
  it('has paragraphs put together, and tables row by row', async () => {
    const lines = [
      'Sodium      140   mmol/L',
      'Potassium   4.1   mmol/L',
      '',
      'The patient was seen for follow up of her diabetes, which has been troubling her, and the',
      'dose of metformin was increased. She will come back.',
    ];
    const [page] = await reader.read({ bytes: pdf([{ lines }]), kind: 'pdf', signal }, () => undefined);
    expect(page!.lines.map(({ text }) => text)).toEqual([
      'Sodium 140 mmol/L',
      'Potassium 4.1 mmol/L',
      'The patient was seen for follow up of her diabetes, which has been troubling her, and the dose of metformin was increased. She will come back.',
    ]);
  });

  it('may lie on its side', async () => {
    const sheet = picture({ lines: ['The patient is allergic to penicillin.', 'Sodium 140 mmol/L, potassium 4.1.'] });
    const { rotated } = await import('./picture.ts');
    const bytes = await rotated(sheet.png(), 1);
    const [page] = await reader.read({ bytes, kind: 'image', signal }, () => undefined);
    expect(page!.lines.map(({ text }) => text)).toContain('The patient is allergic to penicillin.');
  });
});

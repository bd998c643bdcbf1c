import { PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { DocumentFault } from './document-fault.ts';
import { refuseHuge } from './picture-size.ts';

/** As RFC 2306 numbers them. */
const tags = {
  width: 256,
  height: 257,
  bits: 258,
  packing: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samples: 277,
  stripRows: 278,
  stripSizes: 279,
  xDots: 282,
  yDots: 283,
  group3: 292,
  unit: 296,
} as const;
type Directory = ReadonlyMap<number, readonly number[]>;

/** One bit a dot. */
type FaxPicture = {
  width: number;
  height: number;
  /** Dots an inch, across and down: a standard fax has twice as many across. */
  dots: { x: number; y: number };
  packing: 'none' | 'lines' | 'group3' | 'group4';
  isTwoDimensional: boolean;
  isByteAligned: boolean;
  /** Zero is black, as it seldom is. */
  isInverted: boolean;
  strips: { bytes: Uint8Array; rows: number }[];
};

const packings: Record<number, FaxPicture['packing']> = { 1: 'none', 2: 'lines', 3: 'group3', 4: 'group4' };
const mostStrips = 20_000;

/**
 * A PDF with the pages of a TIFF as fax lines write it. What is packed stays packed, dot for dot; a page is as large as its dots are
 * apart, so that a standard fax is not shown squeezed. @throws DocumentFault `broken`, `pages`, `pixels`
 */
export async function pdfOfTiff(bytes: Uint8Array, mostPages: number): Promise<Uint8Array> {
  const pictures = readPictures(bytes, mostPages);
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const picture of pictures) addPage(pdf, picture);
  return pdf.save({ useObjectStreams: false });
}

function addPage(pdf: PDFDocument, picture: FaxPicture): void {
  const { width, height, dots, strips } = picture;
  const size: [number, number] = [(width / dots.x) * 72, (height / dots.y) * 72];
  const page = pdf.addPage(size);
  let done = 0;
  const drawn = strips.map((strip, at) => {
    const name = PDFName.of(`Strip${at}`);
    page.node.setXObject(
      name,
      pdf.context.register(pdf.context.stream(strip.bytes, dictionaryOf(pdf, picture, strip))),
    );
    const high = (strip.rows / height) * size[1];
    done += strip.rows;
    const foot = size[1] - (done / height) * size[1];
    return `q ${size[0]} 0 0 ${high} 0 ${foot} cm ${name.toString()} Do Q`;
  });
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(drawn.join('\n'))));
}

function dictionaryOf(pdf: PDFDocument, picture: FaxPicture, { rows }: { rows: number }): Record<string, PDFObject> {
  const { width, packing, isTwoDimensional, isByteAligned, isInverted } = picture;
  const base = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: rows,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
  };
  // unpacked, a black dot is one where white is zero, and PDF shows zero as black
  if (packing === 'none') return entriesOf(pdf, { ...base, Decode: isInverted ? [0, 1] : [1, 0] });
  const k = packing === 'group4' ? -1 : isTwoDimensional ? 1 : 0;
  const DecodeParms = {
    K: k,
    Columns: width,
    Rows: rows,
    EndOfBlock: false,
    EndOfLine: packing === 'group3',
    EncodedByteAlign: packing === 'lines' || isByteAligned,
    BlackIs1: isInverted,
  };
  return entriesOf(pdf, { ...base, Filter: 'CCITTFaxDecode', DecodeParms });
}

const entriesOf = (pdf: PDFDocument, entries: Record<string, unknown>): Record<string, PDFObject> =>
  Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [
      key,
      pdf.context.obj(value as Parameters<typeof pdf.context.obj>[0]),
    ]),
  );

function readPictures(bytes: Uint8Array, mostPages: number): FaxPicture[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const file = { view, isLittle: view[0] === 0x49 };
  const pictures: FaxPicture[] = [];
  const seen = new Set<number>();
  try {
    for (let at = u32(file, 4); at !== 0;) {
      // a list that comes back to itself has no end
      if (seen.has(at)) throw new DocumentFault('broken');
      seen.add(at);
      if (seen.size > mostPages) throw new DocumentFault('pages');
      const { directory, next } = readDirectory(file, at);
      pictures.push(pictureOf(view, directory));
      at = next;
    }
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('broken', error);
  }
  if (pictures.length === 0) throw new DocumentFault('broken');
  return pictures;
}

type File = { view: Buffer; isLittle: boolean };
const u16 = ({ view, isLittle }: File, at: number): number =>
  isLittle ? view.readUInt16LE(at) : view.readUInt16BE(at);
const u32 = ({ view, isLittle }: File, at: number): number =>
  isLittle ? view.readUInt32LE(at) : view.readUInt32BE(at);

/** Bytes that a value of each type takes: 1 byte, 3 short, 4 long, 5 a fraction of two longs. */
const sizes: Record<number, number> = { 1: 1, 3: 2, 4: 4, 5: 8 };

function readDirectory(file: File, at: number): { directory: Directory; next: number } {
  const count = u16(file, at);
  const directory = new Map<number, number[]>();
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    const [tag, type, values] = [u16(file, entry), u16(file, entry + 2), u32(file, entry + 4)];
    const size = sizes[type];
    if (size === undefined || !(Object.values(tags) as number[]).includes(tag)) continue;
    if (values > mostStrips) throw new DocumentFault('broken');
    const from = size * values <= 4 ? entry + 8 : u32(file, entry + 8);
    directory.set(
      tag,
      Array.from({ length: values }, (_, value) => valueAt(file, type, from + value * size)),
    );
  }
  return { directory, next: u32(file, at + 2 + count * 12) };
}

function valueAt(file: File, type: number, at: number): number {
  if (type === 1) return file.view.readUInt8(at);
  if (type === 3) return u16(file, at);
  return type === 4 ? u32(file, at) : u32(file, at) / u32(file, at + 4);
}

function pictureOf(view: Buffer, directory: Directory): FaxPicture {
  const one = (tag: keyof typeof tags, usual: number): number => directory.get(tags[tag])?.[0] ?? usual;
  const [width, height] = [one('width', 0), one('height', 0)];
  const packing = packings[one('packing', 1)];
  if (width < 1 || height < 1 || packing === undefined || one('bits', 1) !== 1 || one('samples', 1) !== 1) {
    throw new DocumentFault('broken');
  }
  refuseHuge({ width, height });
  const rows = Math.min(one('stripRows', height) || height, height);
  const offsets = directory.get(tags.stripOffsets) ?? [];
  const lengths = directory.get(tags.stripSizes) ?? [];
  const group3 = one('group3', 0);
  const isReversed = one('fillOrder', 1) === 2;
  // a call that broke off leaves a page whose last strips are not there
  const strips = offsets.slice(0, Math.ceil(height / rows)).map((offset, at) => {
    const bytes = view.subarray(offset, offset + (lengths[at] ?? view.length));
    return { bytes: isReversed ? reversed(bytes) : bytes, rows: Math.min(rows, height - at * rows) };
  });
  if (!strips.some(({ bytes }) => bytes.length > 0)) throw new DocumentFault('broken');
  return {
    width,
    height,
    dots: dotsOf(one('xDots', 0), one('yDots', 0), one('unit', 2), height),
    packing,
    isTwoDimensional: (group3 & 1) === 1,
    isByteAligned: packing === 'group3' && (group3 & 4) === 4,
    isInverted: one('photometric', 0) === 1,
    strips,
  };
}

/** What a fax has that tells nothing, or nonsense: 204 across; down 98 on a page with few lines, else 196. */
function dotsOf(x: number, y: number, unit: number, height: number): FaxPicture['dots'] {
  const perInch = unit === 3 ? 2.54 : 1;
  const [across, down] = [x * perInch, y * perInch];
  const isSane = (dots: number): boolean => dots >= 50 && dots <= 1_200;
  return unit > 1 && isSane(across) && isSane(down) ? { x: across, y: down } : { x: 204, y: height < 1_500 ? 98 : 196 };
}

/** Each byte with its bits the other way round. */
function reversed(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => {
    let turned = 0;
    for (let bit = 0; bit < 8; bit += 1) turned |= ((byte >> bit) & 1) << (7 - bit);
    return turned;
  });
}

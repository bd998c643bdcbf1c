import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { DocumentFault, type FaultKind } from './document-fault.ts';
import { joinLines, type Piece } from './layout.ts';
import { refusePacked } from './packed-streams.ts';
import { type PictureSize, refuseHuge, wholePictureSize } from './picture-size.ts';
import type { Recogniser } from './recognise.ts';
import type {
  BoundPages,
  DocumentFacts,
  DocumentKind,
  DocumentPage,
  FilledForm,
  FillRequest,
  FoundFields,
  ReadForm,
} from './port.ts';

export type ReadingOrder = {
  do: 'inspect' | 'read' | 'read-form' | 'find-fields' | 'fill-form' | 'bind' | 'read-fax' | 'split' | 'from-tiff';
  kind: DocumentKind;
  bytes: Uint8Array;
  mostPages: number;
  /** Of a form that is filled. */
  fill?: Pick<FillRequest, 'overlay' | 'replaced' | 'shown'>;
  /** What is joined. */
  parts?: readonly Uint8Array[];
  /** Pages after which a part begins. */
  after?: readonly number[];
  /** Of the whole process, in MiB and in milliseconds of processor. */
  memoryMb: number;
  processorMs: number;
};
export type ReadingMessage =
  | { type: 'facts'; facts: DocumentFacts }
  /** Comes before the picture is unpacked, so that it is known whatever becomes of that. */
  | { type: 'size'; size: PictureSize }
  | { type: 'page'; page: DocumentPage; of: number }
  | { type: 'form'; form: ReadForm }
  | { type: 'found'; found: FoundFields }
  | { type: 'filled'; filled: FilledForm }
  | { type: 'bound'; bound: BoundPages }
  | { type: 'fax-page'; page: FaxPage; of: number }
  | { type: 'parts'; parts: Uint8Array[] }
  | { type: 'pdf'; pdf: Uint8Array }
  | { type: 'done' }
  | { type: 'fault'; kind: FaultKind };

/**
 * Inspecting stops telling scans from text after this much processor, in ms; what it has not seen counts as text until it is read.
 * Loading the program and opening the document do not count: on a busy machine they take more than a second.
 */
const lookForMs = 1_000;

const tell = (message: ReadingMessage): Promise<void> =>
  new Promise((resolve) => process.send!(message, undefined, undefined, () => resolve()));

let opened: Promise<Recogniser> | null = null;

/** Loaded for the first page that needs it. */
async function recogniser(): Promise<Recogniser> {
  const { openRecogniser } = await import('./recognise.ts');
  return (opened ??= openRecogniser());
}

/** A picture that can be read. @throws DocumentFault, also when the package that unpacks pictures is not installed */
async function unpack(bytes: Uint8Array): Promise<Buffer> {
  const size = wholePictureSize(bytes);
  await tell({ type: 'size', size });
  refuseHuge(size);
  const { preparePicture } = await import('./picture.ts').catch((error: unknown) => {
    throw new DocumentFault('no-ocr', error);
  });
  return preparePicture(bytes);
}

async function inspect(order: ReadingOrder): Promise<DocumentFacts> {
  if (order.kind === 'image') {
    await unpack(order.bytes);
    return { pages: 1, scanned: 1 };
  }
  await refusePacked(order.bytes);
  const { openPdf, textOf, hasText } = await import('./pdf-document.ts');
  const pdf = await openPdf(order.bytes);
  const before = spentMs();
  const pages = pdf.numPages;
  let scanned = 0;
  const looked = pages > order.mostPages ? 0 : pages;
  for (let number = 1; number <= looked && spentMs() - before < lookForMs; number += 1) {
    const page = await pageOf(pdf, number);
    if (!hasText(await textOf(page))) scanned += 1;
    page.cleanup();
  }
  return { pages, scanned };
}

const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  try {
    return await pdf.getPage(number);
  } catch (error) {
    throw new DocumentFault('broken', error);
  }
}

async function read(order: ReadingOrder): Promise<void> {
  const recognise = async (picture: Buffer) => (await recogniser()).lines(picture);

  if (order.kind === 'image') {
    const lines = await recognise(await unpack(order.bytes));
    return tell({ type: 'page', page: { number: 1, lines }, of: 1 });
  }
  const { openPdf, textOf, hasText, isPictured, drawPage } = await import('./pdf-document.ts');
  const pdf = await openPdf(order.bytes);
  if (pdf.numPages > order.mostPages) throw new DocumentFault('pages');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pageOf(pdf, number);
    const text = await textOf(page);
    const lines =
      hasText(text) && !(await isPictured(page))
        ? joinLines(text.lines, (a, b, joined) => ({ ...b, left: a.left, text: joined })).map((line) => ({
            text: line.text,
            confidence: null,
          }))
        : await recognise(await (await drawPage(page)).png());
    page.cleanup();
    await tell({ type: 'page', page: { number, lines }, of: pdf.numPages });
  }
}

async function readForm({ bytes, mostPages }: ReadingOrder): Promise<void> {
  await refusePacked(bytes);
  const { openPdf } = await import('./pdf-document.ts');
  const { readFormFields } = await import('./form-fields.ts');
  const pdf = await openPdf(bytes);
  if (pdf.numPages > mostPages) throw new DocumentFault('pages');
  await tell({ type: 'form', form: await readFormFields(pdf, bytes) });
}

async function findFields({ bytes, mostPages }: ReadingOrder): Promise<void> {
  await refusePacked(bytes);
  const { openPdf, textOf, hasText, piecesOf, drawPage } = await import('./pdf-document.ts');
  const { findFieldsOn } = await import('./finding/find-fields.ts');
  const pdf = await openPdf(bytes);
  if (pdf.numPages > mostPages) throw new DocumentFault('pages');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pageOf(pdf, number);
    const drawn = await drawPage(page);
    const recognised = async (): Promise<Piece[]> => {
      const words = await (await recogniser()).pieces(await drawn.png());
      return words.map(({ text, ...place }) => ({ text, ...scaled(place, 1 / drawn.scale) }));
    };
    const pieces = hasText(await textOf(page)) ? await piecesOf(page) : await recognised();
    page.cleanup();
    await tell({
      type: 'found',
      found: { fields: findFieldsOn(number, drawn, pieces), page: number, of: pdf.numPages },
    });
  }
}

const scaled = ({ x, y, width, height }: Omit<Piece, 'text'>, by: number) => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

async function fillForm({ bytes, fill }: ReadingOrder): Promise<void> {
  const { overlay, replaced, shown } = fill!;
  await refusePacked(bytes);
  const { openPdf } = await import('./pdf-document.ts');
  const { stampForm } = await import('./form-stamp.ts');
  const { fieldsNotShown } = await import('./form-check.ts');
  const pdf = await stampForm(bytes, { overlay, replaced });
  const notShown = await fieldsNotShown(await openPdf(pdf), shown);
  await tell({ type: 'filled', filled: notShown.length > 0 ? { notShown } : { pdf } });
}

async function bind({ parts }: ReadingOrder): Promise<void> {
  for (const part of parts!) await refusePacked(part);
  const { bindPages } = await import('./bind-pages.ts');
  await tell({ type: 'bound', bound: await bindPages(parts!) });
}

/** Dots an inch of a fax line: drawn with as many, each of its dots stays one, or becomes two below each other. */
const faxDots = 204;

async function readFax({ bytes, mostPages }: ReadingOrder): Promise<void> {
  await refusePacked(bytes);
  const { openPdf, textOf, hasText, isPictured, piecesOf, drawPage } = await import('./pdf-document.ts');
  const { typedPage, recognisedPage } = await import('./fax-pages.ts');
  const pdf = await openPdf(bytes);
  if (pdf.numPages > mostPages) throw new DocumentFault('pages');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pageOf(pdf, number);
    const { width, height } = page.getViewport({ scale: 1 });
    const isTyped = hasText(await textOf(page)) && !(await isPictured(page));
    const recognised = async (): Promise<FaxPage> => {
      const drawn = await drawPage(page, faxDots);
      drawn.clean();
      const words = await (await recogniser()).words(await drawn.png());
      return recognisedPage(number, { width, height }, words, drawn.scale);
    };
    const shown = isTyped ? typedPage(number, { width, height }, await piecesOf(page)) : await recognised();
    page.cleanup();
    await tell({ type: 'fax-page', page: shown, of: pdf.numPages });
  }
}

async function split({ bytes, after }: ReadingOrder): Promise<void> {
  await refusePacked(bytes);
  const { splitPages } = await import('./bind-pages.ts');
  await tell({ type: 'parts', parts: await splitPages(bytes, after!) });
}

async function fromTiff({ bytes, mostPages }: ReadingOrder): Promise<void> {
  const { pdfOfTiff } = await import('./tiff-pages.ts');
  await tell({ type: 'pdf', pdf: await pdfOfTiff(bytes, mostPages) });
}

const work: Record<ReadingOrder['do'], (order: ReadingOrder) => Promise<void>> = {
  inspect: async (order) => tell({ type: 'facts', facts: await inspect(order) }),
  read,
  'read-form': readForm,
  'find-fields': findFields,
  'fill-form': fillForm,
  bind,
  'read-fax': readFax,
  split,
  'from-tiff': fromTiff,
};

/** Does what is ordered, and tells the process above of it; what cannot be done is told as its fault. */
export async function carryOut(order: ReadingOrder): Promise<void> {
  await work[order.do](order).then(
    () => tell({ type: 'done' }),
    (error: unknown) => tell({ type: 'fault', kind: error instanceof DocumentFault ? error.kind : 'broken' }),
  );
}

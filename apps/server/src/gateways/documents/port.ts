import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import type { FormBox, FormField, FormPage } from '@clinical/contract/forms/fields.schemas';
import { port } from '../../platform/ports.ts';

export type DocumentKind = 'pdf' | 'image';

/** What is known of a document before it is read. `scanned`: pages that have no text of their own, so that they are read by OCR. */
export type DocumentFacts = { pages: number; scanned: number };

/** One line or paragraph. `confidence` (0 to 1) is of the words that were read from a picture, null for text that the document holds. */
export type DocumentLine = { text: string; confidence: number | null };

/** A page as it was read: words that could not be made out are `[unreadable]`. */
export type DocumentPage = { number: number; lines: DocumentLine[] };

export type DocumentRequest = { bytes: Uint8Array; kind: DocumentKind; signal: AbortSignal };

/** A form as it lies blank: its pages as they are shown, and the fields that it holds itself. */
export type ReadForm = { pages: FormPage[]; fields: FormField[] };

/** What was found on a page. */
export type FoundFields = { fields: FormField[]; page: number; of: number };

/** A text that a box of the filled form has to show. */
export type Shown = { fieldId: string; box: Omit<FormBox, 'option'>; text: string };

export type FillRequest = Omit<DocumentRequest, 'kind'> & {
  /** A PDF with a page for each of the form, as large as that is shown: what was entered, at its place. */
  overlay: Uint8Array;
  /** Names of the form's fields whose own look gives way to what was entered. */
  replaced: readonly string[];
  shown: readonly Shown[];
};

/** The filled form, or the ids of the fields that it would not show when it is opened again. */
export type FilledForm = { pdf: Uint8Array } | { notShown: string[] };

/**
 * Reads documents that come from anywhere. All methods throw AppError TOO_LARGE for what needs more pages, pixels, memory or time
 * than a document may, UNREADABLE_SOURCE for what is no such document, is broken or locked; the signal's reason when it aborts.
 */
export type DocumentReader = {
  /** Looks a document over, within two seconds of work. Of one with more pages than are read it only counts them. */
  inspect(request: DocumentRequest): Promise<DocumentFacts>;
  /** The pages in their order. `onPage` is told after each. @throws AppError UNAVAILABLE when OCR is needed and not installed */
  read(request: DocumentRequest, onPage: (page: DocumentPage, of: number) => void): Promise<DocumentPage[]>;
  /**
   * The pages of a fax, each turned upright, with every word at its place. `onPage` is told after each.
   * @throws AppError UNAVAILABLE when OCR is needed and not installed
   */
  readFax(request: Omit<DocumentRequest, 'kind'>, onPage: (page: FaxPage, of: number) => void): Promise<FaxPage[]>;
  /** The fields of a blank form. @throws AppError UNREADABLE_SOURCE for one that is signed, forbids filling, or is XFA alone */
  readForm(request: Omit<DocumentRequest, 'kind'>): Promise<ReadForm>;
  /**
   * Boxes of a form without fields of its own, by what is printed: check squares, cells, lines. `onPage` is told after each page.
   * Those that a person should look at are not confirmed. @throws AppError UNAVAILABLE when drawing pages is not installed
   */
  findFields(request: Omit<DocumentRequest, 'kind'>, onPage: (found: FoundFields) => void): Promise<void>;
  /** Lays values over a form, makes its fields part of the pages, opens the result again and compares each box. */
  fillForm(request: FillRequest): Promise<FilledForm>;
};

/** By its first bytes. */
export const isTiff = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return head === 'II*\0' || head === 'MM\0*';
};

/** Makes one file of several, and several of one. */
export type DocumentBinder = {
  /** Joins PDFs in their order. @throws AppError UNREADABLE_SOURCE, TOO_LARGE */
  bind(request: { parts: readonly Uint8Array[]; signal: AbortSignal }): Promise<BoundPages>;
  /** The parts of a PDF that begin after these pages. @throws AppError UNREADABLE_SOURCE, TOO_LARGE */
  split(request: { bytes: Uint8Array; after: readonly number[]; signal: AbortSignal }): Promise<Uint8Array[]>;
  /** The pages of a TIFF from a fax line, dot for dot. @throws AppError UNREADABLE_SOURCE, TOO_LARGE */
  fromTiff(request: { bytes: Uint8Array; signal: AbortSignal }): Promise<Uint8Array>;
};
/** `pages`: how many each part has. `sizes`: of each page as it is shown, in points. */
export type BoundPages = { pdf: Uint8Array; pages: number[]; sizes: { width: number; height: number }[] };

export const documentBinder = port<DocumentBinder>('document-binder');
export const documentReader = port<DocumentReader>('document-reader');

import { port } from '../../platform/ports.ts';

export type DocumentKind = 'pdf' | 'image';

/** What is known of a document before it is read. `scanned`: pages that have no text of their own, so that they are read by OCR. */
export type DocumentFacts = { pages: number; scanned: number };

/** One line or paragraph. `confidence` (0 to 1) is of the words that were read from a picture, null for text that the document holds. */
export type DocumentLine = { text: string; confidence: number | null };

/** A page as it was read: words that could not be made out are `[unreadable]`. */
export type DocumentPage = { number: number; lines: DocumentLine[] };

export type DocumentRequest = { bytes: Uint8Array; kind: DocumentKind; signal: AbortSignal };

/**
 * Reads documents that come from anywhere. Both methods throw AppError TOO_LARGE for what needs more pages, pixels, memory or time
 * than a document may, UNREADABLE_SOURCE for what is no such document, is broken or locked; the signal's reason when it aborts.
 */
export type DocumentReader = {
  /** Looks a document over, within two seconds of work. Of one with more pages than are read it only counts them. */
  inspect(request: DocumentRequest): Promise<DocumentFacts>;
  /** The pages in their order. `onPage` is told after each. @throws AppError UNAVAILABLE when OCR is needed and not installed */
  read(request: DocumentRequest, onPage: (page: DocumentPage, of: number) => void): Promise<DocumentPage[]>;
};

export const documentReader = port<DocumentReader>('document-reader');

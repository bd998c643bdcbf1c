import { limits } from '@clinical/contract/limits';
import { type DocumentFacts, documentReader } from '../../../gateways/documents/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import type { CheckedDocument } from './document-type.ts';

/** Pages of each document. @throws AppError TOO_LARGE or UNREADABLE_SOURCE, with the name of the document at fault */
export async function inspectDocuments(ctx: Context, files: readonly CheckedDocument[]): Promise<DocumentFacts[]> {
  const facts: DocumentFacts[] = [];
  const total = { pages: 0, scanned: 0 };
  for (const file of files) {
    const found = await named(file.fileName, () => inspect(ctx, file));
    facts.push(found);
    total.pages += found.pages;
    total.scanned += found.scanned;
    if (file.type.kind === 'pdf') refuseTooMany(file.fileName, total);
  }
  return facts;
}

/** @throws AppError TOO_LARGE for more pages than one request may bring */
export function refuseTooMany(fileName: string, { pages, scanned }: DocumentFacts): void {
  if (pages <= limits.pdfPages && scanned <= limits.scannedPages) return;
  const [count, kind] = scanned > limits.scannedPages ? [scanned, 'scanned pages'] : [pages, 'pages'];
  throw new AppError('TOO_LARGE', {
    message: `“${fileName}”: that makes ${count} ${kind}. ${pageLimit} Split it and send its parts.`,
  });
}

const pageLimit = `Limit: ${limits.scannedPages} scanned or ${limits.pdfPages} non-scanned pages per request.`;

async function inspect(ctx: Context, file: CheckedDocument): Promise<DocumentFacts> {
  const bytes = await ctx.use(fileStore).readAll(file.fileId, file.size);
  return ctx.use(documentReader).inspect({ bytes, kind: file.type.kind, signal: ctx.signal });
}

/** Says of which document a refusal speaks. */
export async function named<T>(fileName: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw new AppError(error.code, { message: `“${fileName}”: ${error.message}`, cause: error });
  }
}

import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist';

/** Larger pictures of a page are left out. */
const mostPixels = 25_000_000;

type Options = {
  /** Pictures are drawn; without it the text alone is read. */
  pictures: boolean;
};

export type OpenPdf = { document: Promise<PDFDocumentProxy>; close: () => Promise<void> };

/**
 * Opens a PDF in a worker of this browser: nothing is sent, and no script in it runs. `document` rejects with an error named
 * PasswordException for a locked one, with another for a broken one or one that was closed.
 */
export function openPdf(bytes: Uint8Array, { pictures }: Options): OpenPdf {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const loading = getDocument({
    data: bytes,
    worker,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: pictures ? mostPixels : 1,
    verbosity: VerbosityLevel.ERRORS,
  });
  return {
    document: loading.promise,
    close: async () => {
      await loading.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}

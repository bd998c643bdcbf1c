import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { openPdf } from '../lib/pdf/open-pdf.ts';
import classes from './PdfPages.module.css';
import { t } from './ui.texts.ts';

/** Width of a drawn page in pixels: sharp where it is shown, small enough for a phone. */
const drawnWidth = 1_400;

/** In points. `turned`: by how many degrees it is shown turned clockwise; the size is of the turned page. */
type PageSize = { width: number; height: number; turned?: number };
type OpenDocument = Awaited<ReturnType<typeof openPdf>['document']>;

type Props = {
  label: string;
  blob: Blob | undefined;
  /** Known before the file is there, so that nothing moves when it is. */
  pages: readonly PageSize[];
  /** What lies over a page; places are shares of its sides. */
  children?: (page: number) => ReactNode;
  /** What stands between a page and the next one. */
  renderBetween?: (page: number) => ReactNode;
};

/** The pages of a PDF below each other, each drawn once it is near the window. */
export function PdfPages({ label, blob, pages, children, renderBetween }: Props) {
  const [document, setDocument] = useState<OpenDocument | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!blob) return undefined;
    let gone = false;
    let close: (() => Promise<void>) | undefined;
    const open = async (): Promise<void> => {
      const opened = openPdf(new Uint8Array(await blob.arrayBuffer()), { pictures: true });
      close = opened.close;
      if (gone) return opened.close();
      setDocument(await opened.document);
    };
    open().catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      void close?.();
    };
  }, [blob]);
  return (
    <div className={classes.pages} role="group" aria-label={label}>
      {failed && <p className={classes.quiet}>{t('pdfNotShown')}</p>}
      {pages.map((size, at) => (
        <Fragment key={at}>
          <Sheet number={at + 1} of={pages.length} size={size} document={document}>
            {children?.(at + 1)}
          </Sheet>
          {at + 1 < pages.length && renderBetween?.(at + 1)}
        </Fragment>
      ))}
    </div>
  );
}

type SheetProps = {
  number: number;
  of: number;
  size: PageSize;
  document: OpenDocument | null;
  children: ReactNode;
};

function Sheet({ number, of, size, document, children }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(canvas);
  const { turned = 0 } = size;
  useEffect(() => {
    if (!document || !near) return undefined;
    let gone = false;
    const draw = async (): Promise<void> => {
      const page = await document.getPage(number);
      const rotation = page.rotate + turned;
      const viewport = page.getViewport({
        rotation,
        scale: drawnWidth / page.getViewport({ rotation, scale: 1 }).width,
      });
      if (gone || !canvas.current) return;
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      // its own fields are drawn as boxes over it
      await page.render({ canvas: canvas.current, viewport, annotationMode: 0 }).promise;
    };
    // a page that is closed while it is drawn needs no picture any more
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [document, near, number, turned]);
  return (
    <div className={classes.sheet} style={{ aspectRatio: `${size.width} / ${size.height}` }} data-page={number}>
      <canvas ref={canvas} className={classes.drawn} role="img" aria-label={t('pageOf', { n: number, of })} />
      {children}
    </div>
  );
}

/** True from when an element first comes near the window. */
function useNear(element: React.RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}

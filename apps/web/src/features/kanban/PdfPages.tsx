import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from '../../lib/pdf/open-pdf.ts';
import classes from './Kanban.module.css';
import { t } from './kanban.texts.ts';

/** Width of a drawn page in pixels: sharp where it is shown, small enough for a phone. */
const drawnWidth = 1_200;

type Shown = { number: number; of: number };

/** A PDF, a page at a time. */
export function PdfPages({ blob }: { blob: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [number, setNumber] = useState(1);
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let close: (() => Promise<void>) | undefined;
    const draw = async (): Promise<void> => {
      const opened = openPdf(new Uint8Array(await blob.arrayBuffer()), { pictures: true });
      close = opened.close;
      if (gone) return opened.close();
      const document = await opened.document;
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: drawnWidth / page.getViewport({ scale: 1 }).width });
      if (gone || !canvas.current) return;
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      await page.render({ canvas: canvas.current, viewport }).promise;
      if (!gone) setShown({ number, of: document.numPages });
    };
    draw().catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      void close?.();
    };
  }, [blob, number]);
  if (failed) return <p className={classes.quiet}>{t('notShown')}</p>;
  return (
    <div className={classes.pages}>
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={shown ? t('pdfPage', { n: shown.number, of: shown.of }) : undefined}
      />
      {shown && shown.of > 1 && (
        <div className={classes.pager}>
          <Button size="xs" variant="default" disabled={number <= 1} onClick={() => setNumber(number - 1)}>
            {t('earlierPage')}
          </Button>
          <span>{t('pdfPage', { n: shown.number, of: shown.of })}</span>
          <Button size="xs" variant="default" disabled={number >= shown.of} onClick={() => setNumber(number + 1)}>
            {t('laterPage')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from './notes.texts.ts';
import classes from './ShowMore.module.css';

type Props = { busy: boolean; onShow: () => void };

/** Fetches the next page when the end of the list comes near; the button does the same by hand. */
export function ShowMore({ busy, onShow }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => {
    if (!busy) onShow();
  });
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '50%' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classes.more} ref={end}>
      <Button variant="subtle" color="gray" onClick={onShow} disabled={busy}>
        {busy ? t('loadingMore') : t('showMore')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { t } from './notes.texts.ts';
import classes from './ShowMore.module.css';

type Props = { busy: boolean; onShow: () => void };

/** At the end of what is there: more is coming, or could not be had and can be asked for again. */
export function ShowMore({ busy, onShow }: Props) {
  return (
    <div className={classes.more}>
      <Button variant="subtle" color="gray" onClick={onShow} disabled={busy}>
        {busy ? t('loadingMore') : t('showMore')}
      </Button>
    </div>
  );
}

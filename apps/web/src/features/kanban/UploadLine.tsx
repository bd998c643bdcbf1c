import classes from './Kanban.module.css';
import { t } from './kanban.texts.ts';

/** How far the files of a card have come. */
export function UploadLine({ percent }: { percent: number }) {
  return (
    <div className={classes.upload}>
      <progress max={100} value={percent} aria-label={t('uploading', { n: percent })} />
      <span aria-hidden>{t('uploading', { n: percent })}</span>
    </div>
  );
}

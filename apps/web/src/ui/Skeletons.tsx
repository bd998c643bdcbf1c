import { Skeleton } from '@mantine/core';
import classes from './Skeletons.module.css';
import { t } from './ui.texts.ts';

/** Rows of a table that is on its way, as high as the real ones. */
export function SkeletonRows({
  rows = 8,
  table = false,
}: {
  rows?: number;
  /** With the frame and the head of one. */ table?: boolean;
}) {
  return (
    <div role="status" aria-label={t('loading')} className={table ? classes.table : undefined}>
      {table && <div className={classes.head} />}
      {Array.from({ length: rows }, (_, row) => (
        <div className={classes.row} key={row}>
          <Skeleton height={12} width={`${18 + ((row * 17) % 20)}%`} className={classes.first} />
          <Skeleton height={12} width="8%" />
          <Skeleton height={12} width="8%" />
        </div>
      ))}
    </div>
  );
}

/** Lines of running text. */
export function SkeletonText({ lines = 6 }: { lines?: number }) {
  return (
    <div role="status" aria-label={t('loading')} className={classes.text}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={12} width={`${95 - ((line * 23) % 40)}%`} />
      ))}
    </div>
  );
}

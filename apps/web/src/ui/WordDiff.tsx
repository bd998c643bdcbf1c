import type { DiffPart } from '../lib/word-diff.ts';
import classes from './WordDiff.module.css';

/** A text word by word: what was added and what was taken out. */
export function WordDiff({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className={classes.diff}>
      {parts.map(({ kind, text }, place) => {
        const Part = { added: 'ins', removed: 'del', same: 'span' }[kind] as 'ins' | 'del' | 'span';
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
        return <Part key={place}>{text}</Part>;
      })}
    </p>
  );
}

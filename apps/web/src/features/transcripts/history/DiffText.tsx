import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { plainText } from '@clinical/language/note-html';
import { useMemo } from 'react';
import { diffWords } from '../../../lib/word-diff.ts';
import { WordDiff } from '../../../ui/WordDiff.tsx';
import { t } from '../transcripts.texts.ts';
import classes from './DiffText.module.css';

type Props = {
  /** Null for a first text, which is shown as it is. */
  before: readonly NoteSection[] | null;
  after: readonly NoteSection[];
  onlyChanged?: boolean;
};

/** Two texts of a note, section by section and word by word. */
export function DiffText({ before, after, onlyChanged = false }: Props) {
  const changes = useMemo(() => changesOf(before ?? after, after), [before, after]);
  const changed = changes.filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
  return (
    <>
      {before !== null && changed.length === 0 && <p>{t('noChanges')}</p>}
      {(onlyChanged ? changed : changes).map(({ key, header, parts }) => (
        <section key={key}>
          <h4 className={classes.header}>{header}</h4>
          <WordDiff parts={parts} />
        </section>
      ))}
    </>
  );
}

/** The sections of both versions in the newer one's order, removed ones last, each with its word diff. */
function changesOf(before: readonly NoteSection[], after: readonly NoteSection[]) {
  const gone = before.filter(({ key }) => !after.some((section) => section.key === key));
  return [...after, ...gone.map((section) => ({ ...section, html: '' }))].map(({ key, header, html }) => {
    const old = before.find((section) => section.key === key);
    return { key, header, parts: diffWords(plainText(old?.html ?? ''), plainText(html)) };
  });
}

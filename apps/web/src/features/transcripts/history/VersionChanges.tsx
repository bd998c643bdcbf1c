import type { NoteSection, Transcript, TranscriptVersion } from '@clinical/contract/transcripts/transcripts.schemas';
import { plainText } from '@clinical/language/note-html';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRestoreVersion } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from './HistoryDrawer.module.css';
import { diffWords } from './word-diff.ts';

type Props = { entry: Transcript; version: TranscriptVersion; before: TranscriptVersion | null; isNow: boolean };

/** One version against the one before it, word by word, and the way back to it. */
export function VersionChanges({ entry, version, before, isNow }: Props) {
  const restore = useRestoreVersion(entry);
  const changes = useMemo(() => changesOf(before?.sections ?? [], version.sections), [before, version]);
  const bringBack = () =>
    restore.mutate(version.version, {
      onSuccess: () => toast.success(t('restored')),
      onError: (error) => toast.error(messageOf(error), { title: t('notRestored') }),
    });
  const same = before !== null && changes.every(({ parts }) => parts.every(({ kind }) => kind === 'same'));

  return (
    <div className={classes.changes}>
      <div className={classes.changesHead}>
        <h3 className={classes.about}>{before === null ? t('firstVersion') : t('changesFrom')}</h3>
        {!isNow && entry.abilities.edit && (
          <Button
            variant="default"
            leftSection={<Icon name="rotate" size={16} />}
            loading={restore.isPending}
            onClick={bringBack}
          >
            {t('restore')}
          </Button>
        )}
      </div>
      {same && <p>{t('noChanges')}</p>}
      {changes.map(({ key, header, parts }) => (
        <section key={key}>
          <h4 className={classes.header}>{header}</h4>
          <p className={classes.diff}>
            {parts.map(({ kind, text }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
              <Part key={place} kind={before === null ? 'same' : kind} text={text} />
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Part({ kind, text }: { kind: 'same' | 'added' | 'removed'; text: string }) {
  if (kind === 'added') return <ins>{text}</ins>;
  return kind === 'removed' ? <del>{text}</del> : <span>{text}</span>;
}

/** The sections of both versions in the newer one's order, removed ones last, each with its word diff. */
function changesOf(before: readonly NoteSection[], after: readonly NoteSection[]) {
  const gone = before.filter(({ key }) => !after.some((section) => section.key === key));
  return [...after, ...gone.map((section) => ({ ...section, html: '' }))].map(({ key, header, html }) => {
    const old = before.find((section) => section.key === key);
    return { key, header, parts: diffWords(plainText(old?.html ?? ''), plainText(html)) };
  });
}

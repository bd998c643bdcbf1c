import { ApiError } from '@clinical/api-client/api-error';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { VoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { toast } from '../../../ui/toast.ts';
import { flushDraft, useRestoreVersion, noteTexts } from '../../transcripts/public.ts';
import dialog from '../../../ui/dialog-parts.module.css';
import { DiffText } from '../../transcripts/history/public.ts';
import { changedSections } from './changed-sections.ts';
import { useDecideVoiceEdit } from './voice-edit.api.ts';
import { t } from './voice-edit.texts.ts';
import classes from './VoiceEditProposal.module.css';

type Props = { entry: Transcript; edit: VoiceEdit; onClose: () => void };

/** What would change, section by section; each can be taken or left. */
export function VoiceEditProposal({ entry, edit, onClose }: Props) {
  const changes = changedSections(edit.before ?? [], edit.after ?? []);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const decide = useDecideVoiceEdit(entry);
  const restore = useRestoreVersion(entry);
  const needsServer = useNeedsServer();
  const accepted = changes.filter(({ key }) => !left.has(key)).map(({ key }) => key);

  const undo = (current: number) =>
    restore.mutate(
      { version: current - 1, newest: current },
      { onError: (error) => toast.error(messageOf(error), { title: t('notUndone') }) },
    );
  const send = async (accept: string[]) => {
    await flushDraft(entry.id);
    decide.mutate(
      { edit, accept },
      {
        onSuccess: ({ transcript }) => {
          if (accept.length === 0) toast.info(t('refused'));
          else {
            toast.success(t('accepted'), {
              duration: 6_000,
              action: { label: t('undo'), run: () => undo(transcript.version) },
            });
          }
          onClose();
        },
      },
    );
  };
  const conflict = decide.error instanceof ApiError && decide.error.code === 'VERSION_CONFLICT';

  return (
    <>
      {edit.instruction !== null && (
        <p className={dialog.lead}>{t(edit.spoken ? 'heard' : 'typed', { words: edit.instruction })}</p>
      )}
      <ul className={classes.changes} aria-label={t('changes')}>
        {changes.map(({ key, header, before, after }) => (
          <li key={key} className={classes.change}>
            {changes.length > 1 && (
              <Checkbox
                aria-label={t('take', { header: header || noteTexts('untitled') })}
                checked={!left.has(key)}
                onChange={() =>
                  setLeft(new Set(left.has(key) ? [...left].filter((one) => one !== key) : [...left, key]))
                }
              />
            )}
            <div className={classes.text}>
              <DiffText before={before} after={after} onlyChanged />
            </div>
          </li>
        ))}
      </ul>
      {edit.notDone.length > 0 && (
        <section className={classes.notDone} aria-label={t('notDone')}>
          <h3 className={classes.notDoneTitle}>
            <Icon name="alert-triangle" size={16} /> {t('notDone')}
          </h3>
          <ul className={classes.notDoneList}>
            {edit.notDone.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </section>
      )}
      {decide.isError && (
        <p className={dialog.failure} role="alert">
          {conflict ? t('noteChanged') : messageOf(decide.error)}
        </p>
      )}
      <div className={dialog.actions}>
        <span className={classes.engine}>
          {edit.engine === 'local' || edit.engine === null ? t('byLocal') : t('byModel', { model: edit.engine })}
        </span>
        <Button variant="default" disabled={decide.isPending} onClick={() => void send([])} {...needsServer}>
          {t('refuse')}
        </Button>
        <Button
          data-autofocus
          loading={decide.isPending}
          disabled={accepted.length === 0}
          onClick={() => void send(accepted)}
          {...needsServer}
        >
          {changes.length > 1 ? t('acceptSome', { n: accepted.length }) : t('accept')}
        </Button>
      </div>
    </>
  );
}

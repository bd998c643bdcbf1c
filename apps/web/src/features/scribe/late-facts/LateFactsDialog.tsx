import type { LateFactsAdded } from '@clinical/contract/scribe/late-facts.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Modal, NativeSelect } from '@mantine/core';
import { ApiError } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { flushDraft, noteTexts } from '../../transcripts/public.ts';
import { t } from '../writing/writing.texts.ts';
import { DiffText } from '../../transcripts/history/public.ts';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import classes from '../../../ui/dialog-parts.module.css';
import { useLateFacts } from '../scribe.api.ts';

/** What was learned after the visit goes into the note: typed, shown as a diff, and only then kept. */
export function LateFactsDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  const typed = usePersistedText(`late-facts:${entry.id}`);
  const [shown, setShown] = useState<LateFactsAdded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const late = useLateFacts(entry);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      // the note is another one now: it is shown anew
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') {
        setShown(null);
        setFailure(t('noteChanged'));
      } else setFailure(messageOf(error));
    }
  };
  const show = (facts: { text: string; section?: string }[]) =>
    attempt(async () => {
      await flushDraft(entry.id);
      setShown(await late.mutateAsync({ body: { facts } }));
    });
  const keep = () =>
    attempt(async () => {
      if (!shown) return;
      await late.mutateAsync({ body: { facts: shown.facts, keep: true }, version: shown.version });
      typed.clear();
      toast.success(t('lateKept'));
      onClose();
    });
  const move = (at: number, section: string) =>
    void show((shown?.facts ?? []).map((fact, place) => (place === at ? { ...fact, section } : fact)));

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('lateFacts')}
      closeButtonProps={{ 'aria-label': noteTexts('close') }}
    >
      {shown === null ? (
        <PhraseTextarea
          label={t('lateText')}
          description={t('lateHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={limits.extraContext}
          data-autofocus
          value={typed.text}
          onChange={typed.change}
        />
      ) : (
        <>
          <p className={classes.lead}>{t('lateLead')}</p>
          <ol className={classes.facts}>
            {shown.facts.map(({ text, section }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same fact may stand twice
              <li key={at}>
                <NativeSelect
                  label={text}
                  value={section}
                  disabled={late.isPending}
                  onChange={(event) => move(at, event.currentTarget.value)}
                  data={entry.sections.map(({ key, header }) => ({
                    value: key,
                    label: header || noteTexts('untitled'),
                  }))}
                />
              </li>
            ))}
          </ol>
          <DiffText before={entry.sections} after={shown.sections} onlyChanged />
        </>
      )}
      <FormFailure message={failure} apart />
      <div className={classes.actions}>
        <Button variant="default" onClick={shown ? () => setShown(null) : onClose}>
          {shown ? t('lateBack') : noteTexts('cancel')}
        </Button>
        {shown ? (
          <Button loading={late.isPending} onClick={() => void keep()}>
            {t('lateKeep')}
          </Button>
        ) : (
          <Button
            loading={late.isPending}
            disabled={typed.text.trim() === ''}
            onClick={() => void show([{ text: typed.text }])}
          >
            {t('lateShow')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

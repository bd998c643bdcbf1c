import { limits, transcriptExtensions } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { PricedButton, TooFewCredits } from '../../credits/public.ts';
import { useNotePrice } from '../../scribe/public.ts';
import { checkFile, kindOf } from '../upload/check-files.ts';
import { useAddText } from './add-text.api.ts';
import { t } from './add-text.texts.ts';
import classes from './AddText.module.css';

const endings = transcriptExtensions.map((each) => `.${each}`);

/** Takes the words of an entry's audio, pasted or as a file. What is typed is kept on the device until the entry has it. */
export function AddText({ entry }: { entry: Transcript }) {
  const kept = usePersistedText(`add-text:${entry.id}`);
  const { mutate, isPending, percent } = useAddText(entry);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const needsServer = useNeedsServer();
  const price = useNotePrice(entry);
  const send = (given: string | File) => {
    setFailure(null);
    mutate(given, { onSuccess: kept.clear, onError: (error) => setFailure(messageOf(error)) });
  };
  const sendText = () => {
    if (kept.text.trim() === '') setFailure(t('nothingTyped'));
    else if (kept.text.length > limits.transcriptCharacters)
      setFailure(t('tooLong', { limit: formatNumber(limits.transcriptCharacters) }));
    else send(kept.text);
  };
  const sendFile = (file: File | undefined) => {
    if (!file) return;
    const refused = problemOf(file);
    if (refused === null) send(file);
    else setFailure(refused);
  };
  const writes = entry.sections.length === 0;
  return (
    <>
      <PhraseTextarea
        label={t('transcript')}
        placeholder={t('placeholder')}
        autosize={false}
        rows={5}
        resize="vertical"
        value={kept.text}
        disabled={isPending}
        onChange={(text) => {
          kept.change(text);
          setFailure(null);
        }}
      />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          <Icon name="alert-triangle" size={16} />
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        <PricedButton
          price={writes ? price : { credits: 0, balance: 0, tooFew: false }}
          loading={isPending && percent === null}
          disabled={isPending}
          onClick={sendText}
          {...needsServer}
        >
          {t(writes ? 'add' : 'addOnly')}
        </PricedButton>
        <Button
          variant="default"
          leftSection={<Icon name="upload" size={16} />}
          disabled={isPending}
          onClick={() => input.current?.click()}
          {...needsServer}
        >
          {t('chooseFile')}
        </Button>
        <span className={classes.hint} role="status">
          {percent === null ? t('fileHint') : t('sending', { percent })}
        </span>
        {writes && <TooFewCredits price={price} />}
        <input
          ref={input}
          className={classes.input}
          type="file"
          tabIndex={-1}
          aria-label={t('file')}
          accept={endings.join(',')}
          onChange={(event) => {
            sendFile(event.currentTarget.files?.[0]);
            // the same file can be chosen again after it was refused
            event.currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}

/** Why a file is refused before it is sent, null for one that may go. */
function problemOf(file: File): string | null {
  if (kindOf(file.name) !== 'transcript') return t('wrongFile', { file: file.name, endings: endings.join(' ') });
  const problem = checkFile(file);
  if (problem?.kind === 'empty') return t('fileEmpty', { file: file.name });
  if (problem?.kind !== 'tooLarge') return null;
  return t('fileTooLarge', {
    file: file.name,
    size: formatBytes(file.size),
    limit: formatBytes(problem.limit),
  });
}

import { newKey } from '@clinical/api-client/new-key';
import { limits } from '@clinical/contract/limits';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePreference } from '../../../lib/preference.ts';
import { transcriptionLanguageValue } from '../../../lib/transcription-language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { userInfoQuery } from '../../accounts/public.ts';
import { TemplatePicker } from '../../templates/public.ts';
import { lastTemplate } from '../../scribe/public.ts';
import { captureWish } from '../microphone/microphones.ts';
import { speak } from '../microphone/speak.ts';
import { noteAtStop } from './note-at-stop.ts';
import classes from './RecorderCard.module.css';
import { answerConsent } from './answer-consent.ts';
import { recordingsQuery } from './recordings.api.ts';
import { useConsentText } from '../privacy/privacy.api.ts';
import { t as privacy } from '../privacy/privacy.texts.ts';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

type Props = { note: Note; onType: () => void };

/** Comes before the first byte: what to ask the patient, and their answer. */
export function Consent({ note, onType }: Props) {
  const { recorder } = useRecordings();
  const made = useQuery(recordingsQuery(note.id)).data?.made;
  const isNoticeOn = useQuery(userInfoQuery()).data?.automationSettings.spokenNotice ?? true;
  const [atStop, setAtStop] = usePreference(noteAtStop);
  const [template, setTemplate] = usePreference(lastTemplate);
  const agree = useRef<HTMLButtonElement>(null);
  const key = useRef<string | null>(null);
  const newest = useConsentText();
  // what was once shown is what the patient answers
  const [words, setWords] = useState(newest);
  if (words === null && newest !== null) setWords(newest);
  const textVersion = words?.version;
  useEffect(() => {
    if (textVersion === undefined) return;
    agree.current?.focus();
    if (key.current === null) {
      key.current = newKey();
      const at = new Date().toISOString();
      void answerConsent({ id: `${key.current}-asked`, noteId: note.id, state: 'asked', at, textVersion });
    }
  }, [note.id, textVersion]);

  const begin = async () => {
    if (textVersion === undefined) return;
    await recorder.begin(captureWish(), { language: transcriptionLanguageValue(), textVersion });
    const isFirst = isNoticeOn && (made ?? 0) < limits.spokenNotices;
    if (recorder.state.get().phase === 'recording' && isFirst) speak(t('noticeAloud'));
  };
  const decline = () => {
    if (textVersion === undefined) return;
    recorder.close();
    void answerConsent({
      id: `${newKey()}-declined`,
      noteId: note.id,
      state: 'declined',
      at: new Date().toISOString(),
      textVersion,
    });
    onType();
  };
  return (
    <>
      {words === null ? (
        <Skeleton height={40} />
      ) : (
        <p className={classes.question}>{words.text ?? privacy('consentWords')}</p>
      )}
      <div className={classes.plan}>
        <Switch
          label={t('noteAtStop')}
          description={t('noteAtStopHint')}
          checked={atStop}
          onChange={(event) => setAtStop(event.currentTarget.checked)}
        />
        {atStop && (
          <div className={classes.picker}>
            <TemplatePicker value={template} onChange={setTemplate} />
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          ref={agree}
          leftSection={<Icon name="microphone" size={16} />}
          disabled={words === null}
          onClick={() => void begin()}
        >
          {t('consentGiven')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="pencil" size={16} />}
          disabled={words === null}
          onClick={decline}
        >
          {t('consentDeclined')}
        </Button>
        <Button variant="subtle" color="gray" onClick={recorder.close}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

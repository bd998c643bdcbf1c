import { interviewLimits, interviewPrompts, usualFollowUp } from '@clinical/contract/pre-chats/interviews.rules';
import type {
  AnsweredBy,
  FollowUpKind,
  InterviewLocale,
  InterviewTemplate,
  PreChat,
} from '@clinical/contract/pre-chats/interviews.schemas';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import parts from '../../../ui/dialog-parts.module.css';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { ChartSelect } from '../../notes/public.ts';
import { followUpNames, templateNames, templates } from './interview-names.ts';
import { useBegin } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

type Props = {
  /** The pre-chat that more is asked in; without it a new one begins. */
  chat?: PreChat;
  onClose: () => void;
};

/** What is asked, of whom and in which language. */
export function NewPreChatDialog({ chat, onClose }: Props) {
  useFocusBack();
  const begin = useBegin();
  const navigate = useNavigate();
  const asked = new Set(chat?.templates);
  const offered = templates.filter((each) => !asked.has(each));
  const [id] = useState(() => chat?.id ?? crypto.randomUUID());
  const [template, setTemplate] = useState<InterviewTemplate>(offered[0] ?? 'intake');
  const [followUp, setFollowUp] = useState<FollowUpKind>(usualFollowUp);
  const [noteId, setNoteId] = useState('');
  const [entered, setEntered] = useState({ title: '', question: '' });
  const [locale, setLocale] = useState<InterviewLocale>('en');
  const [answeredBy, setAnsweredBy] = useState<AnsweredBy>('patient');
  const isFixed = template === 'phq-2' || template === 'phq-9' || template === 'gad-7';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate(
      {
        id,
        prompt_id: interviewPrompts[template],
        ...(template === 'follow-up' ? { followUp } : {}),
        question: isFixed ? '' : entered.question,
        ...(chat ? {} : { title: entered.title, noteId: noteId || null, locale, country: ownRegion(), answeredBy }),
      },
      {
        onSuccess: () => {
          onClose();
          void navigate({ to: '/pre-chats/{-$id}', params: { id } });
        },
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(chat ? 'moreQuestions' : 'newPreChat')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        {!chat && (
          <>
            <ChartSelect label={t('choosePatient')} optional onChoose={setNoteId} />
            <TextInput
              label={t('titleField')}
              maxLength={interviewLimits.title}
              value={entered.title}
              onChange={(event) => setEntered({ ...entered, title: event.currentTarget.value })}
            />
          </>
        )}
        <NativeSelect
          label={t('questions')}
          value={template}
          data={offered.map((value) => ({ value, label: templateNames[value] }))}
          onChange={(event) => setTemplate(event.currentTarget.value as InterviewTemplate)}
        />
        {template === 'follow-up' && (
          <NativeSelect
            label={t('followUpOf')}
            value={followUp}
            data={Object.entries(followUpNames).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setFollowUp(event.currentTarget.value as FollowUpKind)}
          />
        )}
        {!isFixed && (
          <TextInput
            label={t('firstQuestion')}
            description={t('firstQuestionHint')}
            maxLength={interviewLimits.question}
            value={entered.question}
            onChange={(event) => setEntered({ ...entered, question: event.currentTarget.value })}
          />
        )}
        {!chat && (
          <div className={classes.pair}>
            <NativeSelect
              label={t('whoAnswers')}
              value={answeredBy}
              data={[
                { value: 'patient', label: t('whoPatient') },
                { value: 'relative', label: t('whoRelative') },
                { value: 'staff', label: t('whoStaff') },
              ]}
              onChange={(event) => setAnsweredBy(event.currentTarget.value as AnsweredBy)}
            />
            <NativeSelect
              label={t('language')}
              value={locale}
              data={[
                { value: 'en', label: t('english') },
                { value: 'es', label: t('spanish') },
              ]}
              onChange={(event) => setLocale(event.currentTarget.value as InterviewLocale)}
            />
          </div>
        )}
        <p className={classes.quiet}>{t('price')}</p>
        <FormFailure message={begin.error && messageOf(begin.error)} />
        <div className={parts.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={begin.isPending}>
            {t('begin')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The region that the browser's language names, if it names one. */
const ownRegion = (): string | undefined =>
  navigator.languages.map((tag) => new Intl.Locale(tag).region).find((region) => region !== undefined);

import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { Button, Modal, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { formatDateTime, formatDuration } from '../../lib/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { firstWords, threadQuery } from '../transcripts/public.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import own from './Sentence.module.css';
import { useTaskActions } from './use-task-actions.ts';

/** Lines that are shown at once; the search finds the others. */
const mostShown = 200;

/** Binds a task to the sentence of a visit in which it was said. */
export function SentenceDialog({ task, onClose }: { task: ClinicalTask; onClose: () => void }) {
  const { bindWords } = useTaskActions();
  const thread = useQuery(threadQuery(task.note.id));
  const visits = (thread.data ?? []).filter(({ utterances }) => utterances.length > 0).toReversed();
  const [chosenVisit, setChosenVisit] = useState<string | null>(null);
  const [line, setLine] = useState<Utterance | null>(null);
  const [saving, setSaving] = useState(false);
  const visit = visits.find(({ id }) => id === chosenVisit) ?? visits[0];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!line || !visit) return;
    setSaving(true);
    const { id: utteranceId, text, startMs, endMs } = line;
    const links = [{ utteranceId, start: 0, end: text.length, startMs, endMs, quote: text }];
    const done = await bindWords(task, { transcriptId: visit.id, links });
    setSaving(false);
    if (done) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t('sentenceOf', { title: task.title })}
      size="lg"
    >
      {thread.isPending ? (
        <div className={own.lines}>
          <SkeletonText lines={8} />
        </div>
      ) : !thread.data ? (
        <ErrorState small title={t('visitNotLoaded')} error={thread.error} onRetry={() => void thread.refetch()} />
      ) : !visit ? (
        <p className={classes.muted}>{t('noVisits')}</p>
      ) : (
        <form className={classes.form} onSubmit={(event) => void save(event)}>
          {visits.length > 1 && (
            <NativeSelect
              label={t('visit')}
              data={visits.map((each) => ({
                value: each.id,
                label: [formatDateTime(each.createdAt), firstWords(each)].filter(Boolean).join(' · '),
              }))}
              value={visit.id}
              onChange={(event) => {
                setChosenVisit(event.currentTarget.value);
                setLine(null);
              }}
            />
          )}
          <Lines key={visit.id} lines={visit.utterances} value={line} onChange={setLine} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={saving} disabled={line === null}>
              {t('bindSentence')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

type LinesProps = { lines: readonly Utterance[]; value: Utterance | null; onChange: (line: Utterance) => void };

function Lines({ lines, value, onChange }: LinesProps) {
  const [words, setWords] = useState('');
  const name = useId();
  const wanted = words.trim().toLowerCase();
  const found = lines.filter(({ text }) => text.toLowerCase().includes(wanted));
  const shown = found.slice(0, mostShown);
  return (
    <>
      <TextInput
        type="search"
        label={t('searchVisit')}
        // the lines may come after the dialog has opened and chosen its focus
        autoFocus
        data-autofocus
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={own.lines} role="radiogroup" aria-label={t('sentences')}>
        {shown.map((line) => (
          <Radio
            key={line.id}
            name={name}
            checked={line.id === value?.id}
            onChange={() => onChange(line)}
            label={
              <>
                <span className={own.speaker}>
                  {line.speaker}
                  {line.startMs !== null && ` ${formatDuration(line.startMs)}`}
                </span>{' '}
                {line.text}
              </>
            }
          />
        ))}
        {shown.length === 0 && <p className={classes.muted}>{t('noSentence')}</p>}
      </div>
      {found.length > mostShown && <p className={classes.muted}>{t('firstOf', { n: mostShown })}</p>}
    </>
  );
}

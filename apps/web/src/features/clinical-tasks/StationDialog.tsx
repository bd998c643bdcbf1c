import type { ClinicalTask, SentRecord, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Modal, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { firstWords, threadQuery } from '../transcripts/public.ts';
import { cardsQuery, sentRecordsQuery } from './clinical-tasks.api.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { useTaskActions } from './use-task-actions.ts';

/** A record of the chart, or what a person writes. */
export type StationWay = 'record' | 'words';

type Props = {
  task: ClinicalTask;
  station: 'letter' | 'receipt' | 'reply';
  way: StationWay;
  onClose: () => void;
};

const shortest = 3;

/** Binds something to a station of a loop. A reply closes the loop. */
export function StationDialog({ task, station, way, onClose }: Props) {
  const { bind } = useTaskActions();
  const [proof, setProof] = useState<TaskProof | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (proof === null) return;
    setSaving(true);
    const done = await bind(task, station === 'reply' ? 'proof' : station, proof);
    setSaving(false);
    if (done) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t('bindStation', { station: t(station), title: task.title })}
    >
      <form className={classes.form} onSubmit={(event) => void save(event)}>
        {way === 'record' ? (
          <RecordField task={task} station={station} onChange={setProof} />
        ) : (
          <Textarea
            label={t(station === 'reply' ? 'reason' : 'inWords')}
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={1_000}
            onChange={(event) => {
              const text = event.currentTarget.value.trim();
              setProof(text.length < shortest ? null : { kind: 'reason', text, recordId: null });
            }}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={saving} disabled={proof === null}>
            {t(station === 'reply' ? 'closeLoop' : 'save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type RecordFieldProps = Pick<Props, 'task' | 'station'> & { onChange: (proof: TaskProof | null) => void };

/**
 * Entries of the chart, files of its cards, and what left it and arrived. The visit that the task comes from proves nothing.
 */
function RecordField({ task, station, onChange }: RecordFieldProps) {
  const thread = useQuery(threadQuery(task.note.id));
  const board = useQuery(cardsQuery(task.note.id));
  const sent = useQuery(sentRecordsQuery(task.note.id));
  if (thread.isPending || board.isPending || sent.isPending) return <SkeletonText lines={2} />;
  if (!thread.data || !board.data || !sent.data) {
    const retry = () => void Promise.all([thread.refetch(), board.refetch(), sent.refetch()]);
    const error = thread.error ?? board.error ?? sent.error;
    return <ErrorState small title={t('chartNotLoaded')} error={error} onRetry={retry} />;
  }
  const entries = thread.data.filter(({ id }) => id !== task.source?.transcriptId).toReversed();
  // what was sent is no reply
  const outgoing = station === 'reply' ? [] : sent.data;
  const records = [...entries.map(entryRecord), ...board.data.flatMap(fileRecords), ...outgoing.map(sentRecord)];
  if (records.length === 0) return <p className={classes.muted}>{t('noRecords')}</p>;
  const itemsOf = (kind: TaskProof['kind']) =>
    records.flatMap(({ kind: own, text, recordId }) => (own === kind ? [{ value: recordId, label: text }] : []));
  const groups = [
    { group: t('entries'), items: itemsOf('entry') },
    { group: t('filesOfCards'), items: itemsOf('file') },
    { group: t('arrivedFaxes'), items: itemsOf('fax') },
    { group: t('notesInEhr'), items: itemsOf('push') },
  ];
  return (
    <NativeSelect
      label={t('fromChart')}
      required
      data-autofocus
      data={[{ value: '', label: t('choose') }, ...groups.filter(({ items }) => items.length > 0)]}
      onChange={(event) => onChange(records.find(({ recordId }) => recordId === event.currentTarget.value) ?? null)}
    />
  );
}

type RecordProof = TaskProof & { recordId: string };
const longestName = 1_000;

function entryRecord(entry: Transcript): RecordProof {
  const name = [formatDateTime(entry.createdAt), entry.fileName ?? firstWords(entry)].filter(Boolean).join(' · ');
  return { kind: 'entry', text: name.slice(0, longestName), recordId: entry.id };
}

const fileRecords = ({ title, assets }: Card): RecordProof[] =>
  assets.map(({ id, fileName, createdAt }) => ({
    kind: 'file',
    text: `${formatDateTime(createdAt)} · ${title}: ${fileName}`.slice(0, longestName),
    recordId: id,
  }));

const sentRecord = (record: SentRecord): RecordProof => ({
  ...record,
  text: `${formatDateTime(record.at)} · ${record.text}`.slice(0, longestName),
});

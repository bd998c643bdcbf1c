import { newKey } from '@clinical/api-client/new-key';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime, formatDay, formatNumber } from '../../../lib/format.ts';
import { undoFor } from '../../../lib/undoable.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormMessage } from '../FormMessage.tsx';
import { entryCountsQuery, useMergeNotes, useUndoMerge } from '../notes.api.ts';
import { t } from '../notes.texts.ts';
import { differencesOf, mayMerge, type MergePair, needsName } from './merge-pair.ts';
import classes from './MergeDialog.module.css';

type Props = {
  pair: MergePair;
  onSwap: () => void;
  onBack: () => void;
  onClose: () => void;
  onMerged: (target: Note) => void;
};

const differing = { title: 'differsName', dateOfBirth: 'differsBorn', mrn: 'mrn' } as const;

/** Both charts side by side, and what merging does to them. */
export function MergeComparison({ pair, onSwap, onBack, onClose, onMerged }: Props) {
  const { source, target } = pair;
  const counted = useQuery(entryCountsQuery([source.id, target.id])).data;
  const entries = (note: Note) => counted?.[note.id] ?? note.entries;
  const [typed, setTyped] = useState('');
  const [key] = useState(newKey);
  const merge = useMergeNotes();
  const undo = useUndoMerge();
  const differences = differencesOf(pair);

  const takeBack = (mergeId: string) =>
    undo.mutateAsync(mergeId).then(
      () => toast.success(t('unmerged')),
      (error: unknown) => toast.error(messageOf(error), { title: t('notUnmerged') }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayMerge(pair, typed)) return;
    const asked = {
      source_note_id: source.id,
      target_note_id: target.id,
      ...(needsName(pair) ? { confirm_title: typed } : {}),
    };
    merge.mutate(
      { merge: asked, key: `${key}-${source.id}` },
      {
        onSuccess: ({ mergeId, note, canUndo }) => {
          const action = { label: t('undo'), run: () => void takeBack(mergeId) };
          toast.success(t('merged'), canUndo ? { duration: undoFor, action } : {});
          onMerged(note);
        },
      },
    );
  };
  const what = differences.map((field) => t(differing[field])).join(', ');

  return (
    <form onSubmit={submit} className={classes.compare}>
      <ComparisonTable pair={pair} entries={entries} differences={differences} />
      <div className={classes.tools}>
        <Button variant="subtle" size="xs" leftSection={<Icon name="swap" size={16} />} onClick={onSwap}>
          {t('swap')}
        </Button>
        <Button variant="subtle" size="xs" leftSection={<Icon name="search" size={16} />} onClick={onBack}>
          {t('otherChart')}
        </Button>
      </div>
      <p className={classes.lead}>
        {t('mergeEntries', { n: entries(source), total: formatNumber(entries(source) + entries(target)) })}{' '}
        {t('mergeUndoable')}
      </p>
      {differences.length > 0 && (
        <>
          <FormMessage tone="warn" title={t('differsTitle')}>
            {t('differsText', { what })} {needsName(pair) ? t('differsType') : t('differsLook')}
          </FormMessage>
          {needsName(pair) && (
            <TextInput
              label={t('typeName')}
              description={t('typeNameHint', { name: target.title })}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </>
      )}
      {merge.isError && (
        <FormMessage tone="danger" title={t('notMerged')}>
          {messageOf(merge.error)}
        </FormMessage>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          loading={merge.isPending}
          disabled={!mayMerge(pair, typed)}
          leftSection={<Icon name="merge" size={16} />}
        >
          {t('merge')}
        </Button>
      </div>
    </form>
  );
}

type TableProps = { pair: MergePair; entries: (note: Note) => number; differences: readonly string[] };

function ComparisonTable({ pair: { source, target }, entries, differences }: TableProps) {
  const lines: [key: string, label: string, of: (note: Note) => string | null][] = [
    ['title', t('name'), (note) => note.title],
    ['dateOfBirth', t('dateOfBirth'), (note) => note.dateOfBirth && formatDay(note.dateOfBirth)],
    ['sex', t('sex'), (note) => note.sex && t(note.sex)],
    ['mrn', t('mrn'), (note) => note.mrn],
    ['phone', t('phone'), (note) => note.phone],
    ['email', t('email'), (note) => note.email],
    ['entries', t('entries'), (note) => formatNumber(entries(note))],
    ['lastActivity', t('lastActivity'), (note) => formatDateTime(note.lastActivityAt)],
    ['made', t('made'), (note) => formatDateTime(note.createdAt)],
  ];
  return (
    <table className={classes.table} aria-label={t('mergeCompare')}>
      <thead>
        <tr>
          <th scope="col">{t('mergeDetail')}</th>
          <th scope="col">{t('goesAway')}</th>
          <th scope="col">{t('stays')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([key, label, of]) => (
          <tr
            key={key}
            data-differs={differences.includes(key) || undefined}
            data-other={of(source) !== of(target) || undefined}
          >
            <th scope="row">{label}</th>
            <td>{of(source) ?? t('notKnown')}</td>
            <td>{of(target) ?? t('notKnown')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

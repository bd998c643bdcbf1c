import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { FaxUpload } from '@clinical/contract/fax/fax.schemas';
import { ActionIcon, Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChartSelect, noteQuery } from '../notes/public.ts';
import classes from './Fax.module.css';
import { chartEntriesQuery, contactsQuery } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { LoopSelect } from './LoopSelect.tsx';
import { fromContact, newTarget, type Target } from './packet-draft.ts';
import { PacketUploads } from './PacketUploads.tsx';

export type PacketDraft = {
  noteId: string;
  targets: Target[];
  coverNote: string;
  entryIds: readonly string[];
  uploads: readonly FaxUpload[];
  taskId: string | null;
};

/** Newer ones are what is sent. */
const mostEntries = 30;

type Props = {
  draft: PacketDraft;
  chosenChart: boolean;
  busy: boolean;
  error: Error | null;
  onChange: (change: (draft: PacketDraft) => PacketDraft) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** Whose papers go to whom: patient, recipients, cover note and documents. */
export function PacketForm({ draft, chosenChart, busy, error, onChange, onSubmit, onClose }: Props) {
  const { noteId, targets, coverNote, entryIds } = draft;
  const change = (part: Partial<PacketDraft>) => onChange((before) => ({ ...before, ...part }));
  const put = (next: Target) => change({ targets: targets.map((each) => (each.key === next.key ? next : each)) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.dialog} onSubmit={submit}>
      {chosenChart ? (
        <ChartName noteId={noteId} />
      ) : (
        <ChartSelect
          label={t('patient')}
          onChoose={(id) => change({ noteId: id, entryIds: [], uploads: [], taskId: null })}
        />
      )}
      <fieldset className={classes.entries}>
        <legend className={classes.legend}>{t('recipients')}</legend>
        {targets.map((target, at) => (
          <TargetFields
            key={target.key}
            target={target}
            number={at + 1}
            onChange={put}
            onRemove={
              targets.length === 1 ? null : () => change({ targets: targets.filter(({ key }) => key !== target.key) })
            }
          />
        ))}
        {targets.length < faxLimits.recipients && (
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon name="plus" size={14} />}
              onClick={() => change({ targets: [...targets, newTarget()] })}
            >
              {t('addRecipient')}
            </Button>
          </div>
        )}
      </fieldset>
      <Textarea
        label={t('coverNote')}
        description={t('coverHint')}
        autosize
        minRows={2}
        maxLength={faxLimits.coverNote}
        value={coverNote}
        onChange={(event) => change({ coverNote: event.currentTarget.value })}
      />
      <ChartEntries noteId={noteId} chosen={entryIds} onChange={(ids) => change({ entryIds: ids })} />
      <PacketUploads
        noteId={noteId}
        uploads={draft.uploads}
        onChange={(next) => onChange((before) => ({ ...before, uploads: next(before.uploads) }))}
      />
      <LoopSelect noteId={noteId} value={draft.taskId} onChange={(taskId) => change({ taskId })} />
      <FormFailure message={error && messageOf(error)} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={noteId === ''}>
          {t('preview')}
        </Button>
      </div>
    </form>
  );
}

function ChartName({ noteId }: { noteId: string }) {
  const { data } = useQuery(noteQuery(noteId));
  return <TextInput label={t('patient')} readOnly value={data?.title ?? ''} />;
}

type TargetProps = {
  target: Target;
  number: number;
  onChange: (target: Target) => void;
  onRemove: (() => void) | null;
};

function TargetFields({ target, number, onChange, onRemove }: TargetProps) {
  const { data: contacts = [] } = useQuery(contactsQuery);
  const edit = (part: Partial<Target>) => onChange({ ...target, contactId: null, ...part });
  return (
    <div className={classes.fields} role="group" aria-label={t('recipient', { n: number })}>
      {contacts.length > 0 && (
        <Select
          label={t('contact')}
          placeholder={t('contactHint')}
          searchable
          clearable
          data={contacts.map(({ id, name, organisation }) => ({
            value: id,
            label: [name, organisation].filter((each) => each !== '').join(', '),
          }))}
          value={target.contactId}
          onChange={(id) => {
            const contact = contacts.find((each) => each.id === id);
            onChange(contact ? fromContact(target, contact) : { ...target, contactId: null });
          }}
        />
      )}
      <div className={classes.target}>
        <TextInput
          label={t('name')}
          required
          maxLength={faxLimits.name}
          value={target.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('number')}
          required
          type="tel"
          maxLength={30}
          value={target.number}
          onChange={(event) => edit({ number: event.currentTarget.value })}
        />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('removeRecipient', { name: target.name || t('recipient', { n: number }) })}
            onClick={onRemove}
          >
            <Icon name="x" size={16} />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}

type EntriesProps = { noteId: string; chosen: readonly string[]; onChange: (ids: string[]) => void };

function ChartEntries({ noteId, chosen, onChange }: EntriesProps) {
  const { data } = useQuery(chartEntriesQuery(noteId));
  const newest = (data ?? [])
    .filter(({ kind }) => kind !== 'synthetic')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, mostEntries);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={classes.entries}>
      <legend className={classes.legend}>{t('entries')}</legend>
      {noteId === '' && <p className={classes.quiet}>{t('entriesHint')}</p>}
      {data && newest.length === 0 && <p className={classes.quiet}>{t('noEntries')}</p>}
      {newest.map(({ id, createdAt, fileName }) => (
        <Checkbox
          key={id}
          label={[formatDateTime(createdAt), fileName].filter(Boolean).join(' · ')}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  );
}

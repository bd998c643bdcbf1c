import { loopCategories, taskCategories, taskStatuses } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { ClinicalTask, TaskFields } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { BlockedByField } from './BlockedByField.tsx';
import { CardField } from './CardField.tsx';
import { ChecklistField } from './ChecklistField.tsx';
import classes from './ClinicalTasks.module.css';
import { categoryChoices } from './category-choices.ts';
import { t } from './clinical-tasks.texts.ts';
import { HearQuote } from './HearQuote.tsx';
import { useApplyTasks } from './clinical-tasks.api.ts';
import { PatientField } from './PatientField.tsx';
import { PatientLink } from './PatientLink.tsx';
import { RepeatsField } from './RepeatsField.tsx';
import more from './TaskForm.module.css';

type Props = {
  /** Null for a new one. */
  task: ClinicalTask | null;
  /** What was asked of it: the form starts with that. */
  set?: Partial<Form> | undefined;
  onClose: () => void;
};

type Form = Pick<
  TaskFields,
  | 'title'
  | 'description'
  | 'category'
  | 'status'
  | 'dueOn'
  | 'assignee'
  | 'checklist'
  | 'repeats'
  | 'blockedBy'
  | 'cardId'
>;
const empty: Form = {
  title: '',
  description: '',
  category: 'Other',
  status: 'todo',
  dueOn: null,
  assignee: null,
  checklist: [],
  repeats: null,
  blockedBy: [],
  cardId: null,
};
const formOf = (task: ClinicalTask): Form => {
  const { title, description, category, status, dueOn, assignee, checklist, repeats, blockedBy, cardId } = task;
  return { title, description, category, status, dueOn, assignee, checklist, repeats, blockedBy, cardId };
};

/** A new task of a chart, or the fields of one, which a reader only sees. A loop that is set to done asks why. */
export function TaskDialog({ task, set, onClose }: Props) {
  const apply = useApplyTasks();
  const before = task ? formOf(task) : empty;
  const [form, setForm] = useState({ ...before, ...set });
  const [noteId, setNoteId] = useState(task?.note.id ?? '');
  const [hasMore] = useState(
    before.checklist.length > 0 || before.repeats !== null || before.blockedBy.length > 0 || before.cardId !== null,
  );
  const [reason, setReason] = useState('');
  const finishes = set?.status === 'done';
  const mayEdit = task?.abilities.edit ?? true;
  const [failure, setFailure] = useState<string | null>(null);
  const asksReason = mayEdit && form.status === 'done' && loopCategories.includes(form.category) && !task?.proof;
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field submits also without a button
    if (!mayEdit) return;
    setFailure(null);
    const proof = asksReason ? { proof: { kind: 'reason' as const, text: reason, recordId: null } } : {};
    const operation = task ? updateOf(task, form, proof) : createOf(noteId, { ...form, ...proof });
    if (operation === null) return onClose();
    try {
      const { results } = await apply.mutateAsync({ operations: [operation] });
      const refused = results[0]?.refused;
      if (refused) setFailure(refused.why === 'changed' ? t('changed') : refused.message);
      else onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const ready = form.title.trim() !== '' && noteId !== '' && (!asksReason || reason.trim().length >= 3);
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t(!task ? 'newTask' : mayEdit ? 'editTask' : 'task')}
    >
      <form className={classes.form} onSubmit={(event) => void save(event)}>
        {task ? (
          <PatientLink note={task.note} />
        ) : (
          <PatientField
            value={noteId}
            onChange={(id) => {
              setNoteId(id);
              // those of another chart
              change({ blockedBy: [], cardId: null });
            }}
          />
        )}
        <TextInput
          label={t('title')}
          required
          data-autofocus={finishes ? undefined : true}
          maxLength={200}
          readOnly={!mayEdit}
          value={form.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        {task?.source?.links.map((link) => (
          <HearQuote key={`${link.utteranceId} ${link.start}`} transcriptId={task.source!.transcriptId} link={link} />
        ))}
        <Textarea
          label={t('description')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4_000}
          readOnly={!mayEdit}
          value={form.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <fieldset className={`${classes.pair} ${more.whole}`} disabled={!mayEdit}>
          <NativeSelect
            label={t('category')}
            data={categoryChoices()}
            value={form.category}
            onChange={(event) => change({ category: chosen(taskCategories, event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('status')}
            data={taskStatuses.map((value) => ({ value, label: t(value) }))}
            value={form.status}
            onChange={(event) => change({ status: chosen(taskStatuses, event.currentTarget.value) })}
          />
          <TextInput
            type="date"
            label={t('due')}
            value={form.dueOn ?? ''}
            onChange={(event) => change({ dueOn: event.currentTarget.value || null })}
          />
          <AssigneeField label={t('assignee')} value={form.assignee} onChange={(assignee) => change({ assignee })} />
        </fieldset>
        <details className={more.more} open={hasMore}>
          <summary>{t('moreFields')}</summary>
          <fieldset className={`${more.whole} ${more.fields}`} disabled={!mayEdit}>
            <ChecklistField items={form.checklist} onChange={(checklist) => change({ checklist })} />
            <RepeatsField value={form.repeats} onChange={(repeats) => change({ repeats })} />
            <BlockedByField
              noteId={noteId}
              taskId={task?.id ?? null}
              value={form.blockedBy}
              onChange={(blockedBy) => change({ blockedBy })}
            />
            <CardField noteId={noteId} value={form.cardId} onChange={(cardId) => change({ cardId })} />
          </fieldset>
        </details>
        {form.status === 'done' && task && task.status !== 'done' && task.waitsFor.length > 0 && (
          <p className={more.waits} role="alert">
            {t('waitsForTitles', { titles: task.waitsFor.map(({ title }) => title).join(', ') })}
          </p>
        )}
        {asksReason && (
          <TextInput
            label={t('reason')}
            description={t('reasonRule')}
            required
            data-autofocus={finishes || undefined}
            maxLength={1_000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <FormFailure message={failure} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t(mayEdit ? 'cancel' : 'close')}
          </Button>
          {mayEdit && (
            <Button type="submit" loading={apply.isPending} disabled={!ready}>
              {t(task ? 'save' : 'add')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

const chosen = <Value extends string>(values: readonly Value[], value: string): Value =>
  values.find((each) => each === value) ?? values[0]!;

function createOf(noteId: string, set: Form & Partial<TaskFields>): TaskOperation {
  return { action: 'create', id: crypto.randomUUID(), noteId, set: { ...set, title: set.title.trim() } };
}

/** What was changed in the form, with what it was; null for nothing. */
function updateOf(task: ClinicalTask, form: Form, proof: Partial<TaskFields>): TaskOperation | null {
  const before = formOf(task);
  const names = (Object.keys(before) as (keyof Form)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(form[name]),
  );
  const pick = (from: Form) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<TaskFields>;
  if (names.length === 0) return null;
  const was = { ...pick(before), ...(proof.proof ? { proof: task.proof } : {}) };
  return { action: 'update', taskId: task.id, set: { ...pick(form), ...proof }, was };
}

import { itemPlaceholder } from '@clinical/contract/automations/automations.rules';
import type { AutoTasker, NewAutoTasker } from '@clinical/contract/automations/automations.schemas';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { EditableForm } from '../../ui/editable-list/EditableForm.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { AssigneeField, categoryChoices } from '../clinical-tasks/public.ts';
import { templatesQuery } from '../templates/public.ts';
import classes from './Automations.module.css';
import { useDryRun, useSaveAutoTasker } from './automations.api.ts';
import { t } from './auto-taskers.texts.ts';
import { DryRunResult } from './DryRunResult.tsx';
import { sourceKinds } from './source-kinds.ts';

type Props = { automationId: string; rule: AutoTasker | null; onDone: () => void };

const words = { save: t('save'), cancel: t('cancel'), saved: t('saved'), notSaved: t('notSaved') };
const usual: NewAutoTasker = {
  category: 'Labs',
  condition: { words: [], templateId: null, kind: null },
  per: 'item',
  title: itemPlaceholder,
  dueInDays: 2,
  assignee: null,
  dailyBudget: 20,
  paused: false,
};
/** A number that is being typed may be empty. */
type Entered = Omit<NewAutoTasker, 'condition' | 'dueInDays' | 'dailyBudget'> & {
  words: string;
  templateId: string;
  kind: string;
  isDueSaid: boolean;
  days: number | string;
  dailyBudget: number | string;
};

function enteredOf({ condition, dueInDays, ...rule }: NewAutoTasker): Entered {
  const { category, per, title, assignee, dailyBudget, paused } = rule;
  return {
    category,
    per,
    title,
    assignee,
    dailyBudget,
    paused,
    words: condition.words.join(', '),
    templateId: condition.templateId ?? '',
    kind: condition.kind ?? '',
    isDueSaid: dueInDays === null,
    days: dueInDays ?? 2,
  };
}

function ruleOf({ words: typed, templateId, kind, isDueSaid, days, dailyBudget, ...rest }: Entered): NewAutoTasker {
  return {
    ...rest,
    title: rest.title.trim(),
    condition: {
      words: typed
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
      templateId: templateId === '' ? null : templateId,
      kind: sourceKinds.find((each) => each === kind) ?? null,
    },
    dueInDays: isDueSaid ? null : Number(days),
    dailyBudget: Number(dailyBudget),
  };
}

/** The template of a rule that its person can no longer choose. */
function goneTemplate(rule: AutoTasker | null, templates: readonly { id: string }[]) {
  const value = rule?.condition.templateId ?? null;
  if (value === null || templates.some(({ id }) => id === value)) return [];
  return [{ value, label: rule?.templateName ?? t('goneTemplate') }];
}

/** The parts of a rule in the order of its sentence, with a dry run. */
export function AutoTaskerForm({ automationId, rule, onDone }: Props) {
  // a rule that is changed or paused elsewhere meanwhile is not overwritten
  const [opened] = useState(rule);
  const save = useSaveAutoTasker(automationId, opened);
  const dryRun = useDryRun(automationId, opened?.id);
  const needsServer = useNeedsServer();
  const templates = useQuery(templatesQuery).data ?? [];
  const [entered, setEntered] = useState(() => enteredOf(rule ?? usual));
  const set = (changes: Partial<Entered>) => {
    setEntered((before) => ({ ...before, ...changes }));
    dryRun.reset();
  };
  const values = ruleOf(entered);
  const complete = values.title !== '' && entered.dailyBudget !== '' && (entered.isDueSaid || entered.days !== '');
  return (
    <EditableForm save={save} values={values} complete={complete} words={words} onDone={onDone}>
      <NativeSelect
        label={t('category')}
        autoFocus
        data={categoryChoices()}
        value={entered.category}
        onChange={(event) => set({ category: event.currentTarget.value as NewAutoTasker['category'] })}
      />
      <TextInput
        label={t('words')}
        description={t('wordsHint')}
        maxLength={500}
        value={entered.words}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
      <div className={classes.fields}>
        <NativeSelect
          label={t('template')}
          data={[
            { value: '', label: t('anyTemplate') },
            ...templates.map(({ id, title }) => ({ value: id, label: title })),
            ...goneTemplate(rule, templates),
          ]}
          value={entered.templateId}
          onChange={(event) => set({ templateId: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('kind')}
          data={[{ value: '', label: t('anyKind') }, ...sourceKinds.map((value) => ({ value, label: t(value) }))]}
          value={entered.kind}
          onChange={(event) => set({ kind: event.currentTarget.value })}
        />
      </div>
      <NativeSelect
        label={t('per')}
        data={[
          { value: 'item', label: t('eachItem') },
          { value: 'visit', label: t('onceVisit') },
        ]}
        value={entered.per}
        onChange={(event) => set({ per: event.currentTarget.value === 'visit' ? 'visit' : 'item' })}
      />
      <TextInput
        label={t('taskTitle')}
        description={t('taskTitleHint', { item: itemPlaceholder })}
        required
        maxLength={150}
        value={entered.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <div className={classes.fields}>
        <NativeSelect
          label={t('due')}
          data={[
            { value: 'after', label: t('dueAfter') },
            { value: 'said', label: t('dueDay') },
          ]}
          value={entered.isDueSaid ? 'said' : 'after'}
          onChange={(event) => set({ isDueSaid: event.currentTarget.value === 'said' })}
        />
        {!entered.isDueSaid && (
          <NumberInput
            label={t('days')}
            required
            min={0}
            max={365}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            value={entered.days}
            onChange={(days) => set({ days })}
          />
        )}
        <AssigneeField
          label={t('assignee')}
          nobody={t('named')}
          value={entered.assignee}
          onChange={(assignee) => set({ assignee })}
        />
        <NumberInput
          label={t('budget')}
          required
          min={1}
          max={200}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={entered.dailyBudget}
          onChange={(dailyBudget) => set({ dailyBudget })}
        />
      </div>
      <div className={classes.line}>
        <Button
          variant="default"
          leftSection={<Icon name="test-pipe" size={16} />}
          loading={dryRun.isPending}
          disabled={!complete}
          onClick={() => dryRun.mutate(values)}
          {...needsServer}
        >
          {t('dryRun')}
        </Button>
      </div>
      <FormFailure message={dryRun.error && `${t('dryRunFailed')}: ${messageOf(dryRun.error)}`} />
      {dryRun.data && <DryRunResult found={dryRun.data} />}
    </EditableForm>
  );
}

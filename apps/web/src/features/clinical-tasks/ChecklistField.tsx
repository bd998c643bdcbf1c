import type { ChecklistItem } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import classes from './TaskForm.module.css';
import { t } from './clinical-tasks.texts.ts';

type Props = { items: readonly ChecklistItem[]; onChange: (items: ChecklistItem[]) => void };

const mostItems = 50;

/** Steps of a task, each with its owner and day. */
export function ChecklistField({ items, onChange }: Props) {
  const [text, setText] = useState('');
  const change = (id: string, part: Partial<ChecklistItem>) =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const add = () => {
    const step = text.trim();
    if (step === '' || items.length >= mostItems) return;
    onChange([...items, { id: crypto.randomUUID(), text: step, done: false, assignee: null, dueOn: null }]);
    setText('');
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('checklist')}</legend>
      <ul className={classes.items}>
        {items.map(({ id, text: step, done, assignee, dueOn }) => (
          <li key={id} className={classes.item}>
            <Checkbox
              className={classes.step}
              label={step}
              checked={done}
              onChange={(event) => change(id, { done: event.currentTarget.checked })}
            />
            <AssigneeField
              size="xs"
              aria-label={t('ownerOf', { step })}
              value={assignee}
              onChange={(owner) => change(id, { assignee: owner })}
            />
            <TextInput
              size="xs"
              type="date"
              aria-label={t('dayOf', { step })}
              value={dueOn ?? ''}
              onChange={(event) => change(id, { dueOn: event.currentTarget.value || null })}
            />
            <RowButton
              aria-label={t('removeStep', { step })}
              onClick={() => onChange(items.filter((item) => item.id !== id))}
            >
              <Icon name="x" size={16} />
            </RowButton>
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        <TextInput
          className={classes.step}
          aria-label={t('newStep')}
          placeholder={t('newStep')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // the form is sent with its own button
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" disabled={text.trim() === '' || items.length >= mostItems} onClick={add}>
          {t('addStep')}
        </Button>
      </div>
    </fieldset>
  );
}

import type { VisitType } from '@clinical/contract/schedules/schedules.schemas';
import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EditableForm } from '../../ui/editable-list/EditableForm.tsx';
import { useSaveVisitType } from './visit-types.api.ts';
import { t } from './visit-types.texts.ts';
import classes from './VisitSettings.module.css';

const words = { save: t('save'), cancel: t('cancel'), saved: t('saved'), notSaved: t('notSaved') };
const shortest = 5;
const usual = { name: '', minutes: 20, bufferBefore: 0, bufferAfter: 0, dailyLimit: null };

/** What is missing while a field of minutes is empty is `''`. */
type Entered = { name: string } & Record<'minutes' | 'bufferBefore' | 'bufferAfter' | 'dailyLimit', number | string>;

/** Name, length and buffers of one kind of visit. */
export function VisitTypeForm({ type, onDone }: { type: VisitType | null; onDone: () => void }) {
  const save = useSaveVisitType(type);
  const [entered, setEntered] = useState<Entered>(() => {
    const { dailyLimit, ...rest } = type ?? usual;
    return { ...rest, dailyLimit: dailyLimit ?? '' };
  });
  const set = (changes: Partial<Entered>) => setEntered((before) => ({ ...before, ...changes }));
  const minutes = (key: 'minutes' | 'bufferBefore' | 'bufferAfter', min: number, max: number) => (
    <NumberInput
      label={t(key)}
      suffix={t('suffix')}
      required
      min={min}
      max={max}
      step={5}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={entered[key]}
      error={key === 'minutes' && entered.minutes !== '' && Number(entered.minutes) < shortest && t('tooShort')}
      onChange={(value) => set({ [key]: value })}
    />
  );
  const values = {
    name: entered.name.trim(),
    minutes: Number(entered.minutes),
    bufferBefore: Number(entered.bufferBefore),
    bufferAfter: Number(entered.bufferAfter),
    dailyLimit: entered.dailyLimit === '' ? null : Number(entered.dailyLimit),
  };
  const complete =
    values.name !== '' &&
    values.minutes >= shortest &&
    [entered.minutes, entered.bufferBefore, entered.bufferAfter].every((value) => value !== '');
  return (
    <EditableForm save={save} values={values} complete={complete} words={words} onDone={onDone}>
      <TextInput
        label={t('name')}
        required
        autoFocus
        maxLength={80}
        value={entered.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <div className={classes.fields}>
        {minutes('minutes', 0, 480)}
        {minutes('bufferBefore', 0, 120)}
        {minutes('bufferAfter', 0, 120)}
      </div>
      <NumberInput
        className={classes.limit}
        label={t('dailyLimit')}
        description={t('dailyLimitHint')}
        placeholder={t('noLimit')}
        min={1}
        max={100}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={entered.dailyLimit}
        onChange={(value) => set({ dailyLimit: value })}
      />
      {type && <p className={classes.hint}>{t('bookedStays')}</p>}
    </EditableForm>
  );
}

import type { FormField, FormFieldType } from '@clinical/contract/forms/fields.schemas';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Forms.module.css';
import { t } from './forms.texts.ts';

const types: readonly FormFieldType[] = ['text', 'date', 'checkbox', 'choice', 'signature'];

type Props = {
  field: FormField;
  fields: readonly FormField[];
  onChange: (field: FormField, kind: string) => void;
  onClose: () => void;
  /** The field is as it should be. */
  onConfirm: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** What is known of one field of a form, to be changed. */
export function FieldForm({ field, fields, onChange, onClose, onConfirm, onDuplicate, onDelete }: Props) {
  const change = (part: Partial<FormField>) => onChange({ ...field, ...part }, `${Object.keys(part)[0]}/${field.id}`);
  const isPrinted = field.boxes.some(({ option }) => option !== null);
  const others = fields.filter(({ id, type }) => id !== field.id && (type === 'checkbox' || type === 'choice'));
  const condition = fields.find(({ id }) => id === field.condition?.fieldId);
  return (
    <div className={classes.dialog}>
      <div>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<Icon name="arrow-left" size={14} />}
          onClick={onClose}
        >
          {t('allFields')}
        </Button>
      </div>
      {!field.confirmed && (
        <div className={classes.notice}>
          <span>{t('unsure')}</span>
          <Button size="xs" variant="default" onClick={onConfirm}>
            {t('looksRight')}
          </Button>
        </div>
      )}
      <TextInput
        label={t('name')}
        maxLength={500}
        value={field.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('type')}
        disabled={isPrinted}
        data={types.map((type) => ({ value: type, label: t(type) }))}
        value={field.type}
        onChange={(event) => {
          const type = types.find((each) => each === event.currentTarget.value)!;
          change({ type, attests: type === 'signature' || field.attests });
        }}
      />
      {field.type === 'choice' && !isPrinted && (
        <Textarea
          label={t('options')}
          autosize
          minRows={2}
          value={field.options.map(({ label }) => label).join('\n')}
          onChange={(event) =>
            change({ options: event.currentTarget.value.split('\n').map((label) => ({ value: label, label })) })
          }
        />
      )}
      <TextInput
        label={t('hint')}
        maxLength={1000}
        value={field.hint}
        onChange={(event) => change({ hint: event.currentTarget.value })}
      />
      <Checkbox
        label={t('isRequired')}
        checked={field.required}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
      {field.type === 'text' && (
        <Checkbox
          label={t('multiline')}
          checked={field.multiline}
          onChange={(event) => change({ multiline: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('attests')}
        disabled={field.type === 'signature'}
        checked={field.attests}
        onChange={(event) => change({ attests: event.currentTarget.checked })}
      />
      {others.length > 0 && (
        <NativeSelect
          label={t('condition')}
          data={[{ value: '', label: t('always') }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
          value={field.condition?.fieldId ?? ''}
          onChange={(event) => {
            const other = others.find(({ id }) => id === event.currentTarget.value);
            change({ condition: other ? { fieldId: other.id, equals: other.options[0]?.value ?? 'yes' } : null });
          }}
        />
      )}
      {field.condition && condition && condition.options.length > 0 && (
        <NativeSelect
          label={t('equals')}
          data={condition.options.map(({ value, label }) => ({ value, label }))}
          value={field.condition.equals}
          onChange={(event) => change({ condition: { fieldId: condition.id, equals: event.currentTarget.value } })}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDuplicate}>
          {t('duplicate')}
        </Button>
        <Button variant="default" color="red" onClick={onDelete}>
          {t('deleteField')}
        </Button>
      </div>
    </div>
  );
}

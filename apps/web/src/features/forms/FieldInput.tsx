import type { FormField } from '@clinical/contract/forms/fields.schemas';
import { tickedValue } from '@clinical/contract/forms/forms.rules';
import type { FormProposal, FormSource, FormValue } from '@clinical/contract/forms/forms.schemas';
import { Button, Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Forms.module.css';
import { t } from './forms.texts.ts';
import type { Values } from './use-values.ts';

/** A field with more choices than these is a list. */
const mostRadios = 6;

type Props = {
  field: FormField;
  stored: FormValue | undefined;
  proposals: readonly FormProposal[];
  values: Values;
  disabled: boolean;
};

/** One field of a form in the list beside its pages, with what was proposed for it and where that comes from. */
export function FieldInput({ field, stored, proposals, values, disabled }: Props) {
  const value = values.of(field.id);
  const isProposed = stored !== undefined && stored.changedBy === null && stored.value === value && value !== '';
  const isOpen = value === '' && proposals.length > 1;
  const choose = ({ value: chosen, source }: FormProposal) => values.set(field.id, chosen, { source, now: true });
  return (
    <div className={classes.field} data-proposed={isProposed || undefined} id={`field-${field.id}`}>
      <Control field={field} value={value} values={values} disabled={disabled} />
      {isProposed && stored.source && (
        <p className={classes.source}>
          <Icon name="sparkles" size={14} /> {t('proposed')} · {sourceText(stored.source)}
          {!disabled && (
            <button
              type="button"
              className={classes.accept}
              aria-label={t('acceptNamed', { name: field.name })}
              onClick={() => values.set(field.id, value, { source: stored.source, now: true })}
            >
              {t('accept')}
            </button>
          )}
        </p>
      )}
      {isOpen && (
        <div className={classes.conflict}>
          <p className={classes.source}>
            <Icon name="alert-triangle" size={14} /> {t('conflict')}
          </p>
          {proposals.map((proposal) => (
            <Button
              key={proposal.value}
              size="compact-sm"
              variant="default"
              className={classes.option}
              disabled={disabled}
              onClick={() => choose(proposal)}
            >
              <span className={classes.optionText}>
                {proposal.value}
                <span className={classes.quiet}>{sourceText(proposal.source)}</span>
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function sourceText({ kind, at, quote }: FormSource): string {
  if (kind === 'profile') return t('fromProfile');
  if (kind === 'chart' || at === null) return t('fromChart');
  return t('fromEntry', { when: formatDate(at), quote });
}

type ControlProps = { field: FormField; value: string; values: Values; disabled: boolean };

function Control({ field, value, values, disabled }: ControlProps) {
  const { id, name, hint, required, options, maxLength } = field;
  const soon = (text: string) => values.set(id, text);
  const now = (text: string) => values.set(id, text, { now: true });
  const common = {
    disabled,
    description: field.attests ? t('onlyYou') : hint || undefined,
    label: name,
    withAsterisk: required,
  };
  if (field.type === 'signature') {
    return (
      <TextInput {...common} withAsterisk={false} value={value} disabled placeholder={t('signOnPaper')} readOnly />
    );
  }
  if (field.type === 'checkbox') {
    return (
      <Checkbox
        disabled={disabled}
        label={name}
        description={common.description}
        checked={value === tickedValue}
        onChange={(event) => now(event.currentTarget.checked ? tickedValue : '')}
      />
    );
  }
  if (field.type === 'choice' && options.length <= mostRadios) {
    return (
      <Radio.Group {...common} value={value} onChange={now}>
        <div className={classes.radios}>
          {options.map((option) => (
            <Radio key={option.value} value={option.value} label={option.label} disabled={disabled} />
          ))}
        </div>
      </Radio.Group>
    );
  }
  if (field.type === 'choice') {
    const data = [{ value: '', label: t('noChoice') }, ...options];
    return <NativeSelect {...common} data={data} value={value} onChange={(event) => now(event.currentTarget.value)} />;
  }
  const text = {
    ...common,
    value,
    ...(maxLength === null ? {} : { maxLength }),
    onChange: (event: { currentTarget: { value: string } }) => soon(event.currentTarget.value),
    onBlur: () => void values.flush(),
  };
  return field.multiline ? <Textarea {...text} autosize minRows={2} maxRows={8} /> : <TextInput {...text} />;
}

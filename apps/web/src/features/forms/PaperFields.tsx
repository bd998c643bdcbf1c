import type { FormField, FormPage } from '@clinical/contract/forms/fields.schemas';
import { tickedValue } from '@clinical/contract/forms/forms.rules';
import classes from './Forms.module.css';
import { placed } from './placed.ts';
import type { Values } from './use-values.ts';

type Props = { page: number; size: FormPage; fields: readonly FormField[]; values: Values; disabled: boolean };

/** The boxes of one page, filled in where they stand. */
export function PaperFields({ page, size, fields, values, disabled }: Props) {
  return fields.flatMap((field) =>
    field.boxes.flatMap((box, at) => {
      if (box.page !== page) return [];
      const style = placed(box, size);
      const value = values.of(field.id);
      const key = `${field.id}/${at}`;
      if (field.type === 'signature') {
        return [<span key={key} className={classes.box} data-signature style={style} />];
      }
      const isTicked = field.type === 'checkbox' ? value === tickedValue : value !== '' && box.option === value;
      if (field.type === 'checkbox' || box.option !== null) {
        const label = box.option === null ? field.name : `${field.name}: ${optionLabel(field, box.option)}`;
        const next = isTicked ? '' : (box.option ?? tickedValue);
        return [
          <button
            key={key}
            type="button"
            role="checkbox"
            aria-checked={isTicked}
            aria-label={label}
            className={classes.box}
            style={style}
            disabled={disabled}
            onClick={() => values.set(field.id, next, { now: true })}
          >
            {isTicked ? 'X' : ''}
          </button>,
        ];
      }
      if (field.type === 'choice') {
        return [
          <span key={key} className={classes.box} style={style}>
            {optionLabel(field, value)}
          </span>,
        ];
      }
      const common = {
        className: classes.box,
        style,
        'aria-label': field.name,
        value,
        disabled,
        'data-required': field.required && value === '' ? true : undefined,
        ...(field.maxLength === null ? {} : { maxLength: field.maxLength }),
        onChange: (event: { currentTarget: { value: string } }) => values.set(field.id, event.currentTarget.value),
        onBlur: () => void values.flush(),
      };
      return [field.multiline ? <textarea key={key} {...common} /> : <input key={key} {...common} />];
    }),
  );
}

const optionLabel = ({ options }: FormField, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

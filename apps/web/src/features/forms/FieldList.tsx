import type { FormField } from '@clinical/contract/forms/fields.schemas';
import classes from './Forms.module.css';
import { t } from './forms.texts.ts';

/** All fields of a form in the order of its pages, to choose one without its box. */
export function FieldList({ fields, onChoose }: { fields: readonly FormField[]; onChoose: (id: string) => void }) {
  if (fields.length === 0) return <p className={classes.quiet}>{t('noneYet')}</p>;
  return (
    <ul className={classes.lines}>
      {fields.map(({ id, name, type, confirmed }) => (
        <li key={id}>
          <button type="button" className={classes.row} onClick={() => onChoose(id)}>
            <span className={classes.rowName}>{name}</span>
            <span className={classes.quiet}>{confirmed ? t(type) : t('check')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '../../ui/Icon.tsx';
import classes from './Urgent.module.css';
import { t } from './messaging.texts.ts';

/** Stands on a message that asks for acknowledgement. */
export const UrgentMark = () => (
  <span className={classes.mark}>
    <Icon name="alert-triangle" size={14} />
    {t('urgent')}
  </span>
);

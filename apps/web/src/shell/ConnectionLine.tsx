import { useReachable } from '../lib/connection.ts';
import { Icon } from '../ui/Icon.tsx';
import classes from './ConnectionLine.module.css';
import { t } from './shell.texts.ts';

/** The one place that speaks of the connection. */
export function ConnectionLine() {
  const reachable = useReachable();
  return (
    <div role="status" className={classes.place}>
      {!reachable && (
        <div className={classes.line}>
          <Icon name="wifi-off" size={16} />
          {t('offline')}
        </div>
      )}
    </div>
  );
}

import { useReachable } from '../../../lib/connection.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import classes from './OfflineChart.module.css';
import { useCachedChart } from './use-cached-chart.ts';

type Props = {
  noteId: string;
  /** Nothing is said: while a visit is recorded, the recorder says it. */
  silent?: boolean;
};

/** Lets an open chart outlive the network, and says how old what is shown is and what can be done meanwhile. */
export function OfflineChart({ noteId, silent = false }: Props) {
  const asOf = useCachedChart(noteId);
  const reachable = useReachable();
  if (reachable || silent) return null;
  return (
    <div className={classes.line} role="status">
      <Icon name="wifi-off" size={16} />
      <span>
        {asOf !== null && `${t('chartAsOf', { time: formatDateTime(new Date(asOf).toISOString()) })} `}
        {t('offlineMeanwhile')}
      </span>
    </div>
  );
}

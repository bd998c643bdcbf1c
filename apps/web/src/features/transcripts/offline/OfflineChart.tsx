import { formatDateTime } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import classes from './OfflineChart.module.css';
import { useKeptChart } from './use-kept-chart.ts';

/** Lets an open chart outlive the network, and says how old what is shown is. */
export function OfflineChart({ noteId }: { noteId: string }) {
  const asOf = useKeptChart(noteId);
  if (asOf === null) return null;
  return (
    <div className={classes.line} role="status">
      <Icon name="wifi-off" size={16} />
      {t('chartAsOf', { time: formatDateTime(new Date(asOf).toISOString()) })}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatTime } from '../lib/format.ts';
import { leaveViewing } from '../lib/session/stop-viewing.ts';
import { currentViewing } from '../lib/session/viewing.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from './shell.texts.ts';
import classes from './ViewingBanner.module.css';

/** Says on every page through whose eyes it is seen, and leads back. */
export function ViewingBanner() {
  const [viewing] = useState(() => currentViewing());
  const [stopping, setStopping] = useState(false);
  useEffect(() => {
    if (!viewing) return;
    const timer = setTimeout(() => void leaveViewing(), Math.max(0, Date.parse(viewing.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [viewing]);
  if (!viewing) return null;
  const stop = () => {
    setStopping(true);
    void leaveViewing();
  };
  return (
    <aside className={classes.banner} aria-label={t('viewing')}>
      <Icon name="eye" size={16} className={classes.icon} />
      <p className={classes.text}>
        <strong>{t('viewingAs', { name: viewing.name })}</strong>{' '}
        {t('viewingUntil', { time: formatTime(viewing.until) })}
      </p>
      <Button size="xs" variant="default" loading={stopping} onClick={stop}>
        {t('stopViewing')}
      </Button>
    </aside>
  );
}

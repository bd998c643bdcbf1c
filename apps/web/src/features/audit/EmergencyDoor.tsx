import { limits } from '@clinical/contract/limits';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { t } from './emergency.texts.ts';
import classes from './EmergencyDoor.module.css';

const EmergencyDialog = lazy(
  laterPart(() => import('./EmergencyDialog.tsx').then((module) => ({ default: module.EmergencyDialog }))),
);

/** Below "not found": whether there is such a chart is told to nobody who has not given a reason. */
export function EmergencyDoor({ noteId }: { noteId: string }) {
  const mayOpen = useQuery(userInfoQuery()).data?.abilities.breakGlass ?? false;
  const [asking, setAsking] = useState(false);
  if (!mayOpen) return null;
  return (
    <section className={classes.door} aria-labelledby="emergency-door">
      <h2 id="emergency-door" className={classes.title}>
        {t('needInEmergency')}
      </h2>
      <p className={classes.text}>{t('needInEmergencyText', { minutes: limits.breakGlassLife / 60_000 })}</p>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {t('openInEmergency')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <EmergencyDialog noteId={noteId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}

import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatTime } from '../../lib/format.ts';
import { publishStale } from '../../lib/stale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { noteListsKey, noteQuery } from '../notes/public.ts';
import { t } from './emergency.texts.ts';
import classes from './EmergencyBanner.module.css';
import { useOwnEmergency } from './use-own-emergency.ts';

/** Says until when a chart is open that was opened in an emergency. At its end the page asks for the chart again, and is told that it is gone. */
export function EmergencyBanner({ note }: { note: Note }) {
  const queries = useQueryClient();
  const endsAt = useOwnEmergency(note.id, note)?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    const end = () => {
      void queries.resetQueries({ queryKey: noteQuery(note.id).queryKey });
      void publishStale({ of: 'chart-contents', noteId: note.id, forget: true });
      void queries.invalidateQueries({ queryKey: noteListsKey });
    };
    // a moment later: the clocks of page and server need not agree to the second
    const timer = setTimeout(end, Math.max(0, Date.parse(endsAt) - Date.now()) + 1_000);
    return () => clearTimeout(timer);
  }, [endsAt, note.id, queries]);
  if (endsAt === undefined) return null;
  return (
    <p className={classes.banner} role="status">
      <Icon name="alert-triangle" size={16} className={classes.icon} />
      {t('bannerUntil', { time: formatTime(endsAt) })}
    </p>
  );
}

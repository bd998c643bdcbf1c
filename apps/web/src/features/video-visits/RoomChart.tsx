import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { ChartSelect } from '../notes/public.ts';
import { scheduleQuery } from '../schedules/public.ts';
import { useVideoRoom } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

/** Whose call it is, and what is to be done in it. A call without a chart gets one here. */
export function RoomChart({ room }: { room: VideoRoom }) {
  return (
    <section className={classes.card} aria-labelledby="call-chart">
      <h2 id="call-chart" className={classes.heading}>
        {t('chart')}
      </h2>
      {room.note ? <About room={room} note={room.note} /> : <Choose roomId={room.id} />}
    </section>
  );
}

function About({ room, note }: { room: VideoRoom; note: NonNullable<VideoRoom['note']> }) {
  const { data: visit } = useQuery({
    ...scheduleQuery(room.appointmentId ?? ''),
    enabled: room.appointmentId !== null,
  });
  return (
    <>
      <p className={classes.line}>
        <span className={classes.strong}>{note.title}</span>
        {note.dateOfBirth !== null && (
          <span className={classes.quiet}> · {t('born', { day: formatDay(note.dateOfBirth) })}</span>
        )}
      </p>
      {visit && (visit.title !== '' || visit.prompt !== '') && (
        <p className={classes.line}>
          <span className={classes.quiet}>{t('prompt')}</span>
          <br />
          {[visit.title, visit.prompt].filter(Boolean).join(' · ')}
        </p>
      )}
      <div className={classes.bar}>
        <Button
          component="a"
          href={`/chat?id=${note.id}`}
          target="_blank"
          rel="noreferrer"
          size="xs"
          variant="default"
          leftSection={<Icon name="external-link" size={16} />}
        >
          {t('openChart')}
        </Button>
      </div>
    </>
  );
}

function Choose({ roomId }: { roomId: string }) {
  const [noteId, setNoteId] = useState('');
  const { setChart } = useVideoRoom(roomId);
  const needsServer = useNeedsServer();
  return (
    <>
      <ChartSelect label={t('chooseChart')} optional onChoose={setNoteId} />
      <div className={classes.bar}>
        <Button
          size="xs"
          disabled={noteId === ''}
          loading={setChart.isPending}
          onClick={() => setChart.mutate(noteId, { onError: (error) => toast.error(messageOf(error)) })}
          {...needsServer}
        >
          {t('tieChart')}
        </Button>
      </div>
    </>
  );
}

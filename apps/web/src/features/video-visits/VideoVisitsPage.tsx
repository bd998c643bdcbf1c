import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import framed from '../../ui/framed-list.module.css';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { QuickCallButton } from './QuickCallButton.tsx';
import { videoRoomsQuery } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';
import { useMoment, waitingSince, waitingWords } from './waiting.ts';

const RoomPage = lazy(laterPart(() => import('./RoomPage.tsx').then((module) => ({ default: module.RoomPage }))));

/** A call, or the calls that are open. */
export function VideoVisitsPage({ roomId }: { roomId: string | null }) {
  if (roomId === null) return <OpenCalls />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <RoomPage key={roomId} id={roomId} />
    </Suspense>
  );
}

function OpenCalls() {
  const rooms = useQuery(videoRoomsQuery);
  const now = useMoment();
  return (
    <>
      <PageHeader title={t('title')} actions={<QuickCallButton />} />
      {rooms.isError && !rooms.data && (
        <ErrorState error={rooms.error} title={t('notLoaded')} onRetry={() => void rooms.refetch()} />
      )}
      {rooms.isPending && (
        <Delayed>
          <SkeletonRows />
        </Delayed>
      )}
      {rooms.data?.length === 0 && (
        <EmptyState drawing="note" title={t('noCalls')}>
          {t('noCallsText')}
        </EmptyState>
      )}
      {rooms.data && rooms.data.length > 0 && (
        <ul className={framed.list ?? ''} aria-label={t('openCalls')}>
          {rooms.data.map((room) => (
            <OpenCall key={room.id} room={room} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

function OpenCall({ room, now }: { room: VideoRoom; now: number }) {
  const navigate = useNavigate();
  const since = waitingSince(room);
  const name = room.note?.title ?? t('noChart');
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.strong}>{name}</span>
        <span className={classes.quiet}>
          {room.clinician.name} · {t('startedAt', { at: formatDateTime(room.createdAt) })}
        </span>
      </span>
      {since !== null && (
        <StatusChip tone="warn" icon="clock">
          {waitingWords(since, now)}
        </StatusChip>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={t('joinNamed', { name })}
        onClick={() => void navigate({ to: '/video-visits', search: { room: room.id } })}
      >
        {t('join')}
      </Button>
    </li>
  );
}

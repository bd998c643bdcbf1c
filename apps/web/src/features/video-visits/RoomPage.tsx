import type { CallState } from '@clinical/contract/video-visits/signals.schemas';
import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { startCall } from '../../lib/call/call.ts';
import { type Devices, useDevices } from '../../lib/call/devices.ts';
import { useCallView, useRunning } from '../../lib/call/use-call.ts';
import { useAppEvent } from '../../lib/events/events.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import notice from '../../ui/notice.module.css';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { CallChat } from './CallChat.tsx';
import { CallControls } from './CallControls.tsx';
import { CallRecorder } from './CallRecorder.tsx';
import { Pictures } from './Pictures.tsx';
import { RoomChart } from './RoomChart.tsx';
import { RoomPeople } from './RoomPeople.tsx';
import { isRefusal, syncRoom, videoRoomQuery } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

/** One room: the call, who waits, the chart, the recording. */
export function RoomPage({ id }: { id: string }) {
  const room = useQuery(videoRoomQuery(id));
  const [round, setRound] = useState(0);
  const [takesOver, setTakesOver] = useState(false);
  const { state: devices, retry } = useDevices(room.data?.endedAt === null);
  if (room.isError && !room.data)
    return <ErrorState error={room.error} title={t('roomNotLoaded')} onRetry={() => void room.refetch()} />;
  if (!room.data)
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  if (room.data.endedAt !== null) return <Over room={room.data} words={t('ended')} />;
  if (devices.kind === 'asking')
    return (
      <>
        <PageHeader title={t('call')} />
        <p role="status">{t('askingDevices')}</p>
      </>
    );
  return (
    <>
      {devices.kind === 'refused' && (
        <div className={notice.notice} role="status">
          <span>{t(devices.why)}</span>
          <Button size="compact-sm" variant="default" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      <Running
        key={round}
        room={room.data}
        devices={devices.kind === 'ready' ? devices.devices : null}
        takesOver={takesOver}
        onTakeOver={() => {
          setTakesOver(true);
          setRound(round + 1);
        }}
      />
    </>
  );
}

type Props = { room: VideoRoom; devices: Devices | null; takesOver: boolean; onTakeOver: () => void };

function Running({ room, devices, takesOver, onTakeOver }: Props) {
  const { id } = room;
  const start = useCallback(
    () =>
      startCall<CallState>({
        isClinician: true,
        tracks: { audio: devices?.audio ?? null, video: devices?.video ?? null },
        sync: (body) => syncRoom(id, { ...body, takesOver }),
        isRefusal,
      }),
    [id, devices, takesOver],
  );
  const call = useRunning(start);
  useAppEvent('video-signal', ({ roomId }) => roomId === id && call?.wake());
  useAppEvent('video-room-changed', ({ roomId }) => roomId === id && call?.wake());
  const view = useCallView(call);
  if (view.isRefused) return <Over room={room} words={t('refused')} />;
  if (view.reply?.state === 'ended') return <Over room={room} words={t('ended')} />;
  if (view.reply?.state === 'elsewhere')
    return (
      <Over room={room} words={t('elsewhere')}>
        <Button onClick={onTakeOver}>{t('takeOver')}</Button>
      </Over>
    );
  return (
    <>
      <PageHeader title={room.note?.title ?? t('call')} />
      <div className={classes.room}>
        <div className={classes.stage}>
          {view.isOffline && (
            <p className={notice.notice} role="status">
              {t('offline')}
            </p>
          )}
          {view.offersPhone && (
            <p className={notice.notice} data-tone="warn" role="alert">
              {t('phone')}
            </p>
          )}
          <Pictures remotes={view.remotes} />
          {call && <CallControls room={room} call={call} devices={devices} />}
          <CallRecorder room={room} remotes={view.remotes} microphone={devices?.audio ?? null} />
        </div>
        <div className={classes.side}>
          <RoomPeople room={room} />
          <RoomChart room={room} />
          {call && <CallChat said={view.said} onSay={call.say} />}
        </div>
      </div>
    </>
  );
}

function Over({ room, words, children }: { room: VideoRoom; words: string; children?: ReactNode }) {
  const navigate = useNavigate();
  const { note } = room;
  return (
    <>
      <PageHeader title={note?.title ?? t('call')} />
      <p role="status">{words}</p>
      {note === null && <RoomChart room={room} />}
      <div className={classes.bar}>
        {children}
        {note && (
          <Button variant="default" onClick={() => void navigate({ to: '/chat', search: { id: note.id } })}>
            {t('openChart')}
          </Button>
        )}
        <Button variant="default" onClick={() => void navigate({ to: '/schedules' })}>
          {t('backToSchedule')}
        </Button>
      </div>
    </>
  );
}

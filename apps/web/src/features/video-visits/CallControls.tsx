import type { CallState } from '@clinical/contract/video-visits/signals.schemas';
import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Call } from '../../lib/call/call.ts';
import { type Devices, useLevel } from '../../lib/call/devices.ts';
import { StreamVideo } from '../../lib/call/StreamVideo.tsx';
import { useSwitches } from '../../lib/call/use-switches.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { useRecordings } from '../capture/public.ts';
import { useVideoRoom } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

type Props = { room: VideoRoom; call: Call<CallState>; devices: Devices | null };

/** One's own picture and sound, the screen, and the end. */
export function CallControls({ room, call, devices }: Props) {
  const { audio = null, video = null } = devices ?? {};
  const { isMuted, isDark, toggleSound, togglePicture } = useSwitches(devices);
  const [screen, setScreen] = useState<MediaStream | null>(null);
  const level = useLevel(audio);
  useEffect(() => {
    if (!screen) return;
    const [track] = screen.getVideoTracks();
    call.setTrack('video', track ?? null);
    // also by the browser's own button
    const stopped = () => setScreen(null);
    track?.addEventListener('ended', stopped);
    return () => {
      track?.removeEventListener('ended', stopped);
      for (const each of screen.getTracks()) each.stop();
      call.setTrack('video', video);
    };
  }, [screen, call, video]);
  const share = () => void navigator.mediaDevices.getDisplayMedia({ video: true }).then(setScreen, () => undefined);
  const canShare = typeof (navigator.mediaDevices as MediaDevices | undefined)?.getDisplayMedia === 'function';
  return (
    <div className={classes.controls}>
      {video && devices && (
        <StreamVideo stream={devices.stream} label={t('yourPicture')} isOwn className={classes.self} />
      )}
      {audio && <meter className={classes.meter} min={0} max={1} value={isMuted ? 0 : level} aria-label={t('level')} />}
      {audio && (
        <Button variant="default" aria-pressed={isMuted} onClick={toggleSound}>
          {t(isMuted ? 'unmute' : 'mute')}
        </Button>
      )}
      {video && (
        <Button variant="default" aria-pressed={isDark} onClick={togglePicture}>
          {t(isDark ? 'cameraOn' : 'cameraOff')}
        </Button>
      )}
      {canShare && (
        <Button variant="default" aria-pressed={screen !== null} onClick={screen ? () => setScreen(null) : share}>
          {t(screen ? 'stopSharing' : 'share')}
        </Button>
      )}
      <EndButton room={room} call={call} />
    </div>
  );
}

function EndButton({ room, call }: Pick<Props, 'room' | 'call'>) {
  const [asks, setAsks] = useState(false);
  const { end } = useVideoRoom(room.id);
  const { recorder } = useRecordings();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const { note } = room;
  const finish = async () => {
    // what was recorded is safe before the sound ends
    await recorder.stop('review');
    end.mutate(undefined, {
      onSuccess: () => {
        call.stop();
        // without a chart one can still be chosen on the page of the ended call
        if (note) void navigate({ to: '/chat', search: { id: note.id } });
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  return (
    <>
      <Button
        color="red"
        leftSection={<Icon name="x" size={16} />}
        className={classes.last ?? ''}
        onClick={() => setAsks(true)}
        {...needsServer}
      >
        {t('end')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('endTitle')}
        action={t('end')}
        danger
        busy={end.isPending}
        onConfirm={() => void finish()}
        onClose={() => setAsks(false)}
      >
        {t('endText')}
      </ConfirmDialog>
    </>
  );
}

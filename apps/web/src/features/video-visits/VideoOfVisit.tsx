import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { madeLinks } from './made-links.ts';
import { useQuickCall, videoRoomsQuery } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import { useMoment, waitingSince, waitingWords } from './waiting.ts';

/** In the day: how long the patient has waited in the video room, and the way into it. */
export function VideoOfVisit({ visit }: { visit: Appointment }) {
  const { data: rooms } = useQuery(videoRoomsQuery);
  const call = useQuickCall();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const now = useMoment();
  const room = rooms?.find(({ appointmentId }) => appointmentId === visit.id);
  if (!visit.abilities.edit || visit.status === 'fulfilled' || visit.status === 'noshow') return null;
  const since = room ? waitingSince(room) : null;
  const join = () =>
    call.mutate(
      { scheduleId: visit.id },
      {
        onSuccess: ({ room: made, url }) => {
          madeLinks.show(made.id, 'patient', url);
          void navigate({ to: '/video-visits', search: { room: made.id } });
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <>
      {since !== null && (
        <StatusChip tone="warn" icon="clock">
          {waitingWords(since, now)}
        </StatusChip>
      )}
      <Button
        size="xs"
        variant={since === null ? 'default' : 'filled'}
        leftSection={<Icon name="video" size={16} />}
        loading={call.isPending}
        aria-label={t('joinVideoWith', { name: visit.note.title })}
        onClick={join}
        {...needsServer}
      >
        {t('joinVideo')}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { madeLinks } from './made-links.ts';
import { useQuickCall } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';

/** A room at once; its page shows the link to copy. */
export function QuickCallButton() {
  const call = useQuickCall();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const start = () =>
    call.mutate(
      {},
      {
        onSuccess: ({ room, url }) => {
          madeLinks.show(room.id, 'patient', url);
          void navigate({ to: '/video-visits', search: { room: room.id } });
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <Button
      variant="default"
      leftSection={<Icon name="video" size={16} />}
      loading={call.isPending}
      onClick={start}
      {...needsServer}
    >
      {t('quickCall')}
    </Button>
  );
}

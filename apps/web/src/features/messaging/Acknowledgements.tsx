import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { Button } from '@mantine/core';
import { formatDateTime, formatTime } from '../../lib/format.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { authorName } from './author.ts';
import { t } from './messaging.texts.ts';
import classes from './Urgent.module.css';
import { useAcknowledge } from './urgent.api.ts';

/** Who acknowledged a message when, for all its readers, and the button for those whom it asks. */
export function Acknowledgements({ message }: { message: Message }) {
  const { urgent, alert, acknowledgements, abilities } = message;
  if (!urgent && !alert) return null;
  return (
    <div className={classes.acknowledgements}>
      {acknowledgements.length === 0 && urgent && <p className={classes.open}>{t('notAcknowledged')}</p>}
      {acknowledgements.map(({ id, name, at }) => (
        <p key={id} className={classes.given} title={formatDateTime(at)}>
          <Icon name="circle-check" size={14} />
          {t('acknowledgedBy', { name, at: formatTime(at) })}
        </p>
      ))}
      {abilities.acknowledge && <AcknowledgeButton message={message} isMain={acknowledgements.length === 0} />}
    </div>
  );
}

/** @param isMain nobody has acknowledged the message */
export function AcknowledgeButton({ message, isMain }: { message: Message; isMain: boolean }) {
  const acknowledge = useAcknowledge();
  const needsServer = useNeedsServer();
  const at = formatTime(message.createdAt);
  const label = message.alert ? t('acknowledgeAlert', { at }) : t('acknowledgeOf', { name: authorName(message), at });
  return (
    <Button
      size="xs"
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Icon name="check" size={14} />}
      aria-label={label}
      loading={acknowledge.isPending}
      onClick={() =>
        acknowledge.mutate(message.id, {
          onError: (error) => void toast.error(messageOf(error), { title: t('notDone') }),
        })
      }
      {...needsServer}
    >
      {t('acknowledge')}
    </Button>
  );
}

import { limits } from '@clinical/contract/limits';
import type { Channel } from '@clinical/contract/messaging/messaging.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useReachable } from '../../lib/connection.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LongTextarea } from '../../ui/LongTextarea.tsx';
import { noteQuery } from '../notes/public.ts';
import classes from './Composer.module.css';
import { useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { enqueue, outbox, type Waiting } from './outbox.ts';
import type { Draft } from './use-draft.ts';

const ChartDialog = lazy(
  laterPart(() => import('./ChartDialog.tsx').then((module) => ({ default: module.ChartDialog }))),
);

type Props = {
  draft: Draft;
  label: string;
  /** What is answered when nothing is quoted: the first message of a thread. */
  answers?: Waiting['replyTo'];
  onSent?: () => void;
};

/** Writes a message: Enter sends it, Shift and Enter begins a new line. */
export function Composer({ draft, label, answers = null, onSent }: Props) {
  const { channel } = useOpenChannel();
  const [choosesChart, setChoosesChart] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, noteId, replyTo, urgent } = draft;
  const note = useQuery({ ...noteQuery(noteId ?? ''), enabled: noteId !== null }).data;
  if (!channel.abilities.post) return <p className={classes.closed}>{t(closedBecause(channel))}</p>;
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty) return;
    enqueue({
      channelId: channel.id,
      content: text,
      replyTo: replyTo ?? answers,
      note: noteId === null ? null : { id: noteId, title: note?.title ?? '' },
      urgent,
    });
    draft.clear();
    onSent?.();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.composer}>
      <OfflineLine channelId={channel.id} />
      {replyTo && (
        <Attached
          icon="quote"
          text={t('quoting', { name: replyTo.authorName })}
          remove={t('removeQuote')}
          onRemove={draft.unquote}
        >
          {replyTo.content}
        </Attached>
      )}
      {noteId !== null && (
        <Attached
          icon="heartbeat"
          text={note?.title ?? t('chart')}
          remove={t('removeChart')}
          onRemove={() => draft.refer(null)}
        />
      )}
      {urgent && (
        <p className={classes.urgent} role="status">
          <Icon name="alert-triangle" size={16} />
          {t('urgentHint')}
        </p>
      )}
      <div className={classes.field}>
        <ActionIcon
          size="var(--control)"
          aria-label={t('markUrgent')}
          title={t('markUrgent')}
          aria-pressed={urgent}
          data-urgent={urgent || undefined}
          className={classes.mark}
          onClick={() => draft.markUrgent(!urgent)}
        >
          <Icon name="alert-triangle" />
        </ActionIcon>
        <ActionIcon
          size="var(--control)"
          aria-label={t('referChart')}
          title={t('referChart')}
          aria-haspopup="dialog"
          onClick={() => setChoosesChart(true)}
        >
          <Icon name="clipboard-plus" />
        </ActionIcon>
        <div className={classes.text}>
          <LongTextarea
            ref={field}
            aria-label={label}
            placeholder={label}
            minRows={1}
            maxRows={8}
            maxLength={limits.messageText}
            value={text}
            onChange={(event) => draft.write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button leftSection={<Icon name="send" size={16} />} disabled={isEmpty} onClick={send}>
          {t('send')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {choosesChart && <ChartDialog onChoose={draft.refer} onClose={() => setChoosesChart(false)} />}
      </Suspense>
    </div>
  );
}

/** Why nobody, or not this person, can write here. */
function closedBecause({ type, archivedAt }: Channel): 'alertsOnly' | 'channelArchived' | 'readOnly' {
  if (type === 'sentry') return 'alertsOnly';
  return archivedAt === null ? 'readOnly' : 'channelArchived';
}

type AttachedProps = { icon: string; text: string; remove: string; onRemove: () => void; children?: string };

function Attached({ icon, text, remove, onRemove, children }: AttachedProps) {
  return (
    <div className={classes.attached}>
      <Icon name={icon} size={16} />
      <span className={classes.what}>
        <span className={classes.name}>{text}</span> {children}
      </span>
      <ActionIcon size={28} aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="x" size={14} />
      </ActionIcon>
    </div>
  );
}

function OfflineLine({ channelId }: { channelId: string }) {
  const reachable = useReachable();
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);
  if (reachable) return null;
  const n = waiting.filter((each) => each.channelId === channelId).length;
  return (
    <p className={classes.offline} role="status">
      <Icon name="wifi-off" size={16} />
      {n === 0 ? t('offlineEmpty') : t('offline', { n })}
    </p>
  );
}

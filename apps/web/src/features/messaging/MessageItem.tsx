import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense, useState } from 'react';
import { formatDateTime, formatTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { useRemovedIds } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { Acknowledgements } from './Acknowledgements.tsx';
import { alertTexts } from './alert-texts.ts';
import { AlertLink } from './AlertLink.tsx';
import { authorName } from './author.ts';
import { Avatar } from './Avatar.tsx';
import { EditField } from './EditField.tsx';
import { rowKey } from './message-rows.ts';
import classes from './MessageItem.module.css';
import { useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { UrgentMark } from './UrgentMark.tsx';
import { Reactions } from './Reactions.tsx';

const MessageMenu = lazy(
  laterPart(() => import('./MessageMenu.tsx').then((module) => ({ default: module.MessageMenu }))),
);
const HistoryDialog = lazy(
  laterPart(() => import('./HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog }))),
);

type Props = { message: Message; isFirst: boolean; isLast: boolean };

/** One message of a channel or thread. */
export const MessageItem = memo(function MessageItem({ message, isFirst, isLast }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const isDeleted = useRemovedIds().has(message.id) || message.deletedAt !== null;
  const { me } = useOpenChannel();
  const { id, createdAt } = message;
  const name = authorName(message);
  const time = <time dateTime={createdAt}>{formatTime(createdAt)}</time>;
  return (
    <article
      className={classes.row}
      data-row={rowKey(message, me)}
      data-first={isFirst || undefined}
      tabIndex={isLast ? 0 : -1}
      aria-label={t('messageOf', { name, at: formatDateTime(createdAt) })}
    >
      <span className={classes.side}>
        {isFirst ? <Avatar name={name} isProgram={message.author === null} /> : time}
      </span>
      <div className={classes.body}>
        {isFirst && (
          <p className={classes.head}>
            <span className={classes.author}>{name}</span>
            <span className={classes.time}>{time}</span>
          </p>
        )}
        {isDeleted ? (
          <p className={classes.stub}>{t('deleted')}</p>
        ) : (
          <>
            {message.urgent && <UrgentMark />}
            <Quoted message={message} />
            {isEditing ? (
              <EditField message={message} onClose={() => setEditing(false)} />
            ) : (
              <Text message={message} onHistory={() => setShowsHistory(true)} />
            )}
            <ChartReference message={message} />
            <AlertLink message={message} />
            <Acknowledgements message={message} />
            <Reactions message={message} />
          </>
        )}
        <Replies message={message} />
      </div>
      {!isDeleted && !isEditing && (
        <Tools message={message} onEdit={() => setEditing(true)} onHistory={() => setShowsHistory(true)} />
      )}
      <Suspense fallback={null}>
        {showsHistory && <HistoryDialog id={id} onClose={() => setShowsHistory(false)} />}
      </Suspense>
    </article>
  );
});

function Text({ message: { content, editedAt, alert }, onHistory }: { message: Message; onHistory: () => void }) {
  return (
    <p className={classes.text} dir="auto">
      {alert ? t(alertTexts[alert.kind]) : content}
      {editedAt !== null && (
        <>
          {' '}
          <button
            type="button"
            className={classes.edited}
            aria-label={t('editedAt', { at: formatDateTime(editedAt) })}
            onClick={onHistory}
          >
            {t('edited')}
          </button>
        </>
      )}
    </p>
  );
}

function Quoted({ message: { replyTo } }: { message: Message }) {
  const { onGoTo } = useOpenChannel();
  if (!replyTo) return null;
  const words = (
    <>
      <span className={classes.quotedName}>{replyTo.authorName}</span>{' '}
      {replyTo.deleted ? t('deletedQuote') : replyTo.content}
    </>
  );
  if (!onGoTo) return <p className={classes.quoted}>{words}</p>;
  return (
    <button
      type="button"
      className={classes.quoted}
      title={t('goToQuoted', { name: replyTo.authorName })}
      onClick={() => onGoTo(replyTo.id)}
    >
      {words}
    </button>
  );
}

function ChartReference({ message: { note } }: { message: Message }) {
  if (!note) return null;
  if (note.hidden)
    return (
      <p className={classes.chart} data-hidden>
        <Icon name="lock" size={16} />
        {t('hiddenChart')}
      </p>
    );
  return (
    <Link
      to="/chat"
      search={{ id: note.id }}
      className={classes.chart}
      aria-label={t('openChart', { name: note.title })}
    >
      <Icon name="heartbeat" size={16} />
      <span className={classes.chartName}>{note.title}</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}

function Replies({ message }: { message: Message }) {
  const { onThread } = useOpenChannel();
  if (message.replies === 0) return null;
  return (
    <button type="button" className={classes.replies} onClick={() => onThread(message)}>
      <Icon name="message-reply" size={14} />
      {t('replies', { n: message.replies })}
    </button>
  );
}

type ToolsProps = { message: Message; onEdit: () => void; onHistory: () => void };

/** What stands in the menu; a reply also beside it. By keyboard, Enter on the message opens the menu. */
function Tools({ message, onEdit, onHistory }: ToolsProps) {
  const { channel, onThread } = useOpenChannel();
  const [open, setOpen] = useState(false);
  const { createdAt } = message;
  const button = (
    <RowButton
      tabIndex={-1}
      aria-label={t('actionsOf', { name: authorName(message), at: formatTime(createdAt) })}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    >
      <Icon name="dots" size={16} />
    </RowButton>
  );
  return (
    <div className={classes.tools}>
      {channel.abilities.post && (
        <RowButton
          tabIndex={-1}
          className={classes.quick ?? ''}
          aria-label={t('reply')}
          title={t('reply')}
          onClick={() => onThread(message)}
        >
          <Icon name="message-reply" size={16} />
        </RowButton>
      )}
      {open ? (
        <Suspense fallback={button}>
          <MessageMenu message={message} target={button} onEdit={onEdit} onHistory={onHistory} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

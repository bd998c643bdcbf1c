import { reactionEmoji } from '@clinical/contract/messaging/messaging.rules';
import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { removeLater, undoFor } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './MessageItem.module.css';
import { useMessageActions } from './messaging.api.ts';
import { useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { reactionName } from './reaction-names.ts';
import { useReact } from './use-react.ts';

type Props = { message: Message; target: ReactElement; onEdit: () => void; onHistory: () => void };

const icon = (name: string) => <Icon name={name} size={16} />;

/** What can be done with a message; open from the start, since it is drawn when it is asked for. */
export function MessageMenu({ message, target, onEdit, onHistory }: Props) {
  const { channel, onThread, onQuote, onKeepUnread, me } = useOpenChannel();
  const { remove } = useMessageActions();
  const react = useReact(message);
  const needsServer = useNeedsServer();
  const { id, content, editedAt, abilities, author } = message;
  const isOthers = author?.id !== me;
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  const removeMessage = () => {
    const undo = removeLater(
      id,
      () => remove.mutateAsync(id),
      (error) => toast.error(messageOf(error), { title: t('notDone') }),
    );
    toast.info(t('deletedNote'), { duration: undoFor, action: { label: t('undo'), run: undo } });
  };
  return (
    <OpenedMenu width={240} target={target}>
      <Menu.Dropdown>
        {channel.abilities.post && (
          <>
            <div className={classes.palette}>
              {reactionEmoji.map((emoji) => (
                <Menu.Item
                  key={emoji}
                  className={classes.emoji}
                  aria-label={t('reactWith', { emoji: reactionName(emoji) })}
                  title={reactionName(emoji)}
                  onClick={() => react(emoji)}
                  {...needsServer}
                >
                  {emoji}
                </Menu.Item>
              ))}
            </div>
            <Menu.Divider />
            <Menu.Item leftSection={icon('message-reply')} onClick={() => onThread(message)}>
              {t('reply')}
            </Menu.Item>
            {onQuote && (
              <Menu.Item leftSection={icon('quote')} onClick={() => onQuote(message)}>
                {t('quote')}
              </Menu.Item>
            )}
          </>
        )}
        <Menu.Item leftSection={icon('copy')} onClick={() => void copy()}>
          {t('copyText')}
        </Menu.Item>
        {editedAt !== null && (
          <Menu.Item leftSection={icon('history')} onClick={onHistory}>
            {t('showHistory')}
          </Menu.Item>
        )}
        {isOthers && onKeepUnread && (
          <Menu.Item leftSection={icon('bell')} onClick={() => onKeepUnread(message)} {...needsServer}>
            {t('keepUnread')}
          </Menu.Item>
        )}
        {abilities.edit && (
          <>
            {channel.abilities.post && (
              <Menu.Item leftSection={icon('pencil')} onClick={onEdit} {...needsServer}>
                {t('edit')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item color="red" leftSection={icon('trash')} onClick={removeMessage} {...needsServer}>
              {t('delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

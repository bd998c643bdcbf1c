import { limits } from '@clinical/contract/limits';
import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { usePersistedText } from '../../lib/store/use-persisted-text.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { LongTextarea } from '../../ui/LongTextarea.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import classes from './MessageItem.module.css';
import { useMessageActions } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** A message of one's own while it is changed. Enter saves, Escape leaves it as it was. */
export function EditField({ message: { id, content }, onClose }: { message: Message; onClose: () => void }) {
  const { text, change, clear } = usePersistedText(`message-edit:${id}`, content);
  const { edit } = useMessageActions();
  const needsServer = useNeedsServer();
  const leave = () => {
    clear();
    onClose();
  };
  const save = () => {
    if (text.trim() === '' || needsServer.disabled) return;
    edit.mutate({ id, content: text }, { onSuccess: leave });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={classes.editing}>
      <LongTextarea
        aria-label={t('editField')}
        autoFocus
        minRows={1}
        maxRows={10}
        maxLength={limits.messageText}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <FormFailure message={edit.isError ? messageOf(edit.error) : null} />
      <div className={classes.editButtons}>
        <Button size="xs" variant="default" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button size="xs" loading={edit.isPending} disabled={text.trim() === ''} onClick={save} {...needsServer}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}

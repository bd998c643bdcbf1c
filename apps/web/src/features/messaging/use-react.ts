import type { Message, ReactionEmoji } from '@clinical/contract/messaging/messaging.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useMessageActions } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** Adds an own reaction to a message, or takes it back. */
export function useReact(message: Message) {
  const { react } = useMessageActions();
  return (emoji: ReactionEmoji) => {
    const mine = message.reactions.some((each) => each.emoji === emoji && each.mine);
    react.mutate(
      { id: message.id, emoji, mine },
      { onError: (error) => toast.error(messageOf(error), { title: t('notDone') }) },
    );
  };
}

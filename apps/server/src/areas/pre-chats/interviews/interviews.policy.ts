import type { PreChat, PreChatState } from '@clinical/contract/pre-chats/interviews.schemas';

/** Whoever may edit the chart may go on with its pre-chats. One that became an entry stays as it was then, but for its flags. */
export function preChatAbilities(chat: { mayEdit: boolean }, state: PreChatState): PreChat['abilities'] {
  const { mayEdit } = chat;
  const isOwn = mayEdit && state !== 'transferred';
  return {
    answer: isOwn,
    transfer: isOwn,
    clear: mayEdit,
    delete: isOwn && state !== 'emergency',
    link: isOwn && state === 'open',
  };
}

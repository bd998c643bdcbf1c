import { createFileRoute } from '@tanstack/react-router';
import { PreChatPage } from '../../features/pre-chats/interviews/PreChatPage.tsx';
import { PreChatsPage } from '../../features/pre-chats/interviews/PreChatsPage.tsx';

export const Route = createFileRoute('/_app/pre-chats/{-$id}')({ component: PreChats });

function PreChats() {
  const { id } = Route.useParams();
  return id === undefined ? <PreChatsPage /> : <PreChatPage key={id} id={id} />;
}

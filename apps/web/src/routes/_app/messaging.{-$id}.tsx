import { createFileRoute } from '@tanstack/react-router';
import { readMessagingAddress } from '../../features/messaging/messaging-address.ts';
import { MessagingPage } from '../../features/messaging/MessagingPage.tsx';

export const Route = createFileRoute('/_app/messaging/{-$id}')({
  validateSearch: readMessagingAddress,
  component: Messaging,
});

function Messaging() {
  return <MessagingPage id={Route.useParams().id} {...Route.useSearch()} />;
}

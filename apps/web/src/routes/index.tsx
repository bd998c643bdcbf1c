import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadSession } from '../lib/session/session.ts';

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    throw redirect({ to: (await loadSession()) ? '/my-projects' : '/sign-in', replace: true });
  },
});

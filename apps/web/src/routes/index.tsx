import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadSession } from '../lib/session/session.ts';

/** No page of its own: it leads on to where somebody begins. */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    if (!(await loadSession())) throw redirect({ to: '/sign-in', replace: true });
    const [{ landingPath }, queryClient] = await Promise.all([
      import('../features/templates/onboarding/onboarding.api.ts'),
      context.openQueryClient(),
    ]);
    throw redirect({ to: await landingPath(queryClient), replace: true });
  },
});

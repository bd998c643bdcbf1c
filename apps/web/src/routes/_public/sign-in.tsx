import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../features/accounts/SignInPage.tsx';
import { insidePath } from '../../lib/inside.ts';

type Search = { session_expired?: boolean; confirmed?: boolean; reset?: boolean; error?: string; from?: string };

export const Route = createFileRoute('/_public/sign-in')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    session_expired: search.session_expired === true || search.session_expired === 'true' || undefined,
    confirmed: search.confirmed === true || undefined,
    reset: search.reset === true || undefined,
    error: typeof search.error === 'string' ? search.error : undefined,
    // the library names it callbackUrl
    from: insidePath(search.from) ?? insidePath(search.callbackUrl),
  }),
  component: SignIn,
});

function SignIn() {
  const { session_expired: expired, ...rest } = Route.useSearch();
  return <SignInPage expired={expired ?? false} {...rest} />;
}

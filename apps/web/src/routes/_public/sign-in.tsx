import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../features/accounts/SignInPage.tsx';

type Search = { session_expired?: boolean; confirmed?: boolean; error?: string; from?: string };

export const Route = createFileRoute('/_public/sign-in')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    session_expired: search.session_expired === true || search.session_expired === 'true' || undefined,
    confirmed: search.confirmed === true || undefined,
    error: typeof search.error === 'string' ? search.error : undefined,
    from: typeof search.from === 'string' && isInside(search.from) ? search.from : undefined,
  }),
  component: SignIn,
});

function SignIn() {
  const { session_expired: expired, confirmed, error, from } = Route.useSearch();
  return <SignInPage expired={expired ?? false} confirmed={confirmed} error={error} from={from} />;
}

/** Only a path of our own is followed after sign-in. */
function isInside(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

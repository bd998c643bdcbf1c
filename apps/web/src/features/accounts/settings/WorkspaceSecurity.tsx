import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnProfile } from './OwnProfile.tsx';
import { signInPolicyQuery } from './sign-in-policy.api.ts';
import { SignInPolicySettings } from './SignInPolicySettings.tsx';

/** How members sign in and what they must do before they sign notes. */
export function WorkspaceSecurity({ signing }: { signing: ReactNode }) {
  return (
    <OwnProfile>
      {(user) =>
        // before the second factor is set up, a workspace that asks for it answers nothing
        (user.twoFactor || !user.twoFactorRequired) && <Rules signing={signing} />
      }
    </OwnProfile>
  );
}

/** The second card comes once the first has its height. */
function Rules({ signing }: { signing: ReactNode }) {
  const { isPending } = useQuery(signInPolicyQuery);
  return (
    <>
      <SignInPolicySettings />
      {!isPending && signing}
    </>
  );
}

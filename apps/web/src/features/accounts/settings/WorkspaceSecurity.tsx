import type { ReactNode } from 'react';
import { OwnProfile } from './OwnProfile.tsx';
import { SignInPolicySettings } from './SignInPolicySettings.tsx';

/** How members sign in and what they must do before they sign notes. */
export function WorkspaceSecurity({ signing }: { signing: ReactNode }) {
  return (
    <OwnProfile>
      {(user) =>
        // before the second factor is set up, a workspace that asks for it answers nothing
        (user.twoFactor || !user.twoFactorRequired) && (
          <>
            <SignInPolicySettings />
            {signing}
          </>
        )
      }
    </OwnProfile>
  );
}

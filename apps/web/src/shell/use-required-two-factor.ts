import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A workspace that asks for two-factor opens nothing else before it is set up. */
export function useRequiredTwoFactor(user: UserProfile | undefined): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const needed = user?.twoFactorRequired === true && !user.twoFactor;
  useEffect(() => {
    if (needed && pathname !== '/settings') void navigate({ to: '/settings', search: { tab: 'security' } });
  }, [needed, pathname, navigate]);
}

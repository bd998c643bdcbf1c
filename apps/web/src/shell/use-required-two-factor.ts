import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { userInfoQuery } from '../features/accounts/accounts.api.ts';

/** A workspace that asks for two-factor opens nothing else before it is set up. */
export function useRequiredTwoFactor(): void {
  const { data: user } = useQuery(userInfoQuery());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const needed = user?.twoFactorRequired === true && !user.twoFactor;
  useEffect(() => {
    if (needed && pathname !== '/settings') void navigate({ to: '/settings', search: { tab: 'security' } });
  }, [needed, pathname, navigate]);
}

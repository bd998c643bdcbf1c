import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../accounts/public.ts';

/** False for people who may use templates but not make, change or delete them. */
export function useMayManageTemplates(): boolean {
  return useQuery(userInfoQuery()).data?.isRestrictedTemplateOperations !== true;
}

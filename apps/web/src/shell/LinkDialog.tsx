import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkHandover } from '../features/accounts/follow-handover.ts';
import { ehrKey } from '../features/ehr/ehr-key.api.ts';
import { ehrLinkQuery } from '../features/ehr/ehr.api.ts';
import type { EhrHandover } from '../lib/ehr-address.ts';
import { pendingHandover } from '../lib/pending-handover.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { t } from './shell.texts.ts';

/** Asks before an address links an account of an EHR, and says which link it takes the place of. */
export function LinkDialog({ handover }: { handover: EhrHandover }) {
  const queries = useQueryClient();
  const { data, isPending } = useQuery(ehrLinkQuery);
  const link = useMutation({
    mutationFn: () => linkHandover(handover),
    onSettled: async () => {
      pendingHandover.set(null);
      await queries.invalidateQueries({ queryKey: ehrKey });
    },
  });
  if (isPending) return null;
  const name = data?.systems.find(({ type }) => type === handover.type)?.name ?? handover.type;
  return (
    <ConfirmDialog
      opened
      title={t('linkEhr', { name })}
      action={t('link')}
      busy={link.isPending}
      onConfirm={() => link.mutate()}
      onClose={() => pendingHandover.set(null)}
    >
      {t('linkEhrText', { name })} {data?.link && t('linkEhrInstead', { name: data.link.name })}
    </ConfirmDialog>
  );
}

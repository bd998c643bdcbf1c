import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAppEvent } from '../../lib/events/events.ts';
import { toast } from '../../ui/toast.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { noteQuery } from '../notes/public.ts';
import { auditKey } from './audit-key.api.ts';
import { t } from './emergency.texts.ts';

/** Owners and admins learn at once that a chart was opened in an emergency; the way leads to the reason. */
export function useEmergencyNotice(): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useAppEvent('break-glass', ({ noteId, userId, reviewed }) => {
    void queries.invalidateQueries({ queryKey: auditKey });
    void queries.invalidateQueries({ queryKey: noteQuery(noteId).queryKey });
    const me = queries.getQueryData(userInfoQuery().queryKey);
    if (reviewed || userId === me?.id) return;
    const see = () =>
      void (me?.abilities.readLog
        ? navigate({ to: '/audit', search: { tab: 'emergency' } })
        : navigate({ to: '/chat', search: { id: noteId } }));
    toast.warning(t('told'), {
      title: t('toldTitle'),
      id: `emergency:${noteId}:${userId}`,
      action: { label: t('toldReview'), run: see },
    });
  });
}

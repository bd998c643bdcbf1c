import { useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '../../lib/events/events.ts';
import { toast } from '../../ui/toast.ts';
import { templatesQuery } from './templates-query.api.ts';
import { t } from './templates.texts.ts';

/** Where a shared template is chosen or read, people learn that its owner brought back an earlier version. */
export function useRollbackNotice(): void {
  const queries = useQueryClient();
  useAppEvent('templates-changed', ({ templateId, rolledBackTo }) => {
    const template = queries.getQueryData(templatesQuery.queryKey)?.find(({ id }) => id === templateId);
    if (rolledBackTo === null || !template || template.abilities.edit) return;
    toast.info(t('rolledBackElsewhere', { title: template.title, n: rolledBackTo }), { id: `rollback:${templateId}` });
  });
}

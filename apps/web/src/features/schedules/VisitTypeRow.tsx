import type { VisitType } from '@clinical/contract/schedules/schedules.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { EditableRow } from '../../ui/editable-list/EditableRow.tsx';
import { removeWithUndo } from '../../ui/editable-list/remove-with-undo.ts';
import { visitTypesQuery } from './schedules.api.ts';
import { archiveVisitType } from './visit-types.api.ts';
import { t } from './visit-types.texts.ts';

type Props = { type: VisitType; mayEdit: boolean; onEdit: () => void };

export function VisitTypeRow({ type, mayEdit, onEdit }: Props) {
  const queries = useQueryClient();
  const { id, name } = type;
  const archive = async (leaving: boolean) => {
    await archiveVisitType(id, leaving);
    await queries.invalidateQueries({ queryKey: visitTypesQuery.queryKey });
  };
  const removed = { removed: t('archived', { name }), undo: t('undo'), notRemoved: t('notArchived') };
  return (
    <EditableRow
      title={<h3>{name}</h3>}
      text={lengthsOf(type)}
      edit={mayEdit ? { label: t('edit', { name }), onClick: onEdit } : undefined}
      remove={
        mayEdit ? { label: t('archive', { name }), onClick: () => removeWithUndo(id, archive, removed) } : undefined
      }
    />
  );
}

function lengthsOf({ minutes, bufferBefore, bufferAfter, dailyLimit }: VisitType): string {
  return [
    t('length', { n: minutes }),
    bufferBefore > 0 && t('before', { n: bufferBefore }),
    bufferAfter > 0 && t('after', { n: bufferAfter }),
    dailyLimit !== null && t('atMost', { n: dailyLimit }),
  ]
    .filter(Boolean)
    .join(' · ');
}

import type { Department } from '@clinical/contract/teams/departments.schemas';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { said } from './said.ts';
import { useDeleteDepartment } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = { department: Department; onClose: () => void };

/** Says what deleting a department does to its patients. */
export function DeleteDepartmentDialog({ department: { id, name, chartCount }, onClose }: Props) {
  const remove = useDeleteDepartment();
  return (
    <ConfirmDialog
      opened
      danger
      title={t('deleteDepartmentTitle', { name })}
      action={t('deleteDepartment')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id, { ...said(() => t('departmentDeleted', { name })), onSettled: onClose })}
      onClose={onClose}
    >
      {chartCount === 0 ? t('deleteEmptyDepartmentText') : t('deleteDepartmentText', { n: chartCount })}
    </ConfirmDialog>
  );
}

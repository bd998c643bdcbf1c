import type { Department } from '@clinical/contract/teams/departments.schemas';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { possibleParents } from './department-tree.ts';
import classes from './dialogs.module.css';
import { useCreateDepartment, useUpdateDepartment } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = {
  departments: readonly Department[];
  /** The one to rename or move; null makes a new one. */
  department: Department | null;
  onClose: () => void;
};

export function DepartmentDialog({ departments, department, onClose }: Props) {
  useFocusBack();
  const create = useCreateDepartment();
  const update = useUpdateDepartment();
  const [parentId, setParentId] = useState(department?.parentId ?? null);
  const form = useForm(
    { name: department?.name ?? '' },
    ({ name }) => (name.trim() === '' ? { name: t('departmentNameNeeded') } : {}),
    async ({ name }) => {
      await (department
        ? update.mutateAsync({ id: department.id, name, parentId })
        : create.mutateAsync({ name, parentId }));
      onClose();
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={department ? t('editDepartmentTitle', { name: department.name }) : t('newDepartment')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <TextInput
          {...form.field('name')}
          label={t('departmentName')}
          maxLength={100}
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        <NativeSelect
          label={t('below')}
          value={parentId ?? ''}
          data={[
            { value: '', label: t('top') },
            ...possibleParents(departments, department?.id ?? null).map(({ department: each, depth }) => ({
              value: each.id,
              label: `${'\u2003'.repeat(depth)}${each.name}`,
            })),
          ]}
          onChange={(event) => setParentId(event.currentTarget.value || null)}
        />
        <FormFailure message={form.failure} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t(department ? 'save' : 'addDepartment')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

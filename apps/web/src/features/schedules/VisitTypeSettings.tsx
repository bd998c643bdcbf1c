import { useQuery } from '@tanstack/react-query';
import { EditableList } from '../../ui/editable-list/EditableList.tsx';
import { visitTypesQuery } from './schedules.api.ts';
import { VisitTypeForm } from './VisitTypeForm.tsx';
import { VisitTypeRow } from './VisitTypeRow.tsx';
import { t } from './visit-types.texts.ts';

const words = {
  title: t('types'),
  lead: t('typesLead'),
  add: t('addType'),
  none: t('none'),
  noneText: t('noneText'),
  couldNotLoad: t('notLoaded'),
};

/** The kinds of visit of the workspace. Its admins change them; everybody books with them. */
export function VisitTypeSettings() {
  const mayEdit = useQuery(visitTypesQuery).data?.abilities.edit ?? false;
  const list = useQuery({ ...visitTypesQuery, select: ({ types }) => types });
  return (
    <EditableList
      list={list}
      words={mayEdit ? words : { ...words, noneText: t('noneForMembers') }}
      mayAdd={mayEdit}
      renderRow={(type, onEdit) => <VisitTypeRow type={type} mayEdit={mayEdit} onEdit={onEdit} />}
      renderForm={(type, onDone) => <VisitTypeForm type={type} onDone={onDone} />}
    />
  );
}

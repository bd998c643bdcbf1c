import { useQuery } from '@tanstack/react-query';
import { EditableList } from '../../ui/editable-list/EditableList.tsx';
import { AutoTaskerForm } from './AutoTaskerForm.tsx';
import { AutoTaskerRow } from './AutoTaskerRow.tsx';
import { automationQuery } from './automations.api.ts';
import { t } from './auto-taskers.texts.ts';
import { RunLog } from './RunLog.tsx';

const words = {
  title: t('section'),
  lead: t('lead'),
  add: t('add'),
  none: t('none'),
  noneText: t('noneText'),
  couldNotLoad: t('notLoaded'),
};

/** My rules, each as a sentence, and what they did. */
export function AutoTaskers() {
  const automation = useQuery(automationQuery).data;
  const list = useQuery({ ...automationQuery, select: ({ autoTaskers }) => autoTaskers });
  const mayEdit = automation?.abilities.edit ?? false;
  const id = automation?.id ?? '';
  return (
    <EditableList
      list={list}
      words={mayEdit ? words : { ...words, noneText: t('noneForReaders') }}
      mayAdd={mayEdit}
      renderRow={(rule, onEdit) => <AutoTaskerRow automationId={id} rule={rule} mayEdit={mayEdit} onEdit={onEdit} />}
      renderForm={(rule, onDone) => <AutoTaskerForm automationId={id} rule={rule} onDone={onDone} />}
      foot={list.data && <RunLog />}
    />
  );
}

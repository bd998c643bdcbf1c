import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditableList } from '../../ui/editable-list/EditableList.tsx';
import { EditableRow } from '../../ui/editable-list/EditableRow.tsx';
import { removeWithUndo } from '../../ui/editable-list/remove-with-undo.ts';
import { PromptTemplateForm } from './PromptTemplateForm.tsx';
import { deletePromptTemplate, promptTemplatesQuery } from './prompt-templates.api.ts';
import { t } from './prompt-templates.texts.ts';

const words = {
  title: t('prompts'),
  lead: t('lead'),
  add: t('newPrompt'),
  none: t('none'),
  noneText: t('noneText'),
  couldNotLoad: t('couldNotLoad'),
};

/** My prompt templates: the list, and one of them open to edit and to try. */
export function PromptTemplates() {
  return (
    <EditableList
      list={useQuery(promptTemplatesQuery)}
      words={words}
      renderRow={(prompt, onEdit) => <PromptRow prompt={prompt} onEdit={onEdit} />}
      renderForm={(prompt, onDone) => <PromptTemplateForm prompt={prompt} onDone={onDone} />}
    />
  );
}

function PromptRow({ prompt, onEdit }: { prompt: PromptTemplate; onEdit: () => void }) {
  const queries = useQueryClient();
  const { id, title, text } = prompt;
  const remove = async (leaving: boolean) => {
    await deletePromptTemplate(id, leaving);
    await queries.invalidateQueries({ queryKey: promptTemplatesQuery.queryKey });
  };
  const removed = { removed: t('removed', { title }), undo: t('undo'), notRemoved: t('notRemoved') };
  return (
    <EditableRow
      title={<h3>{title}</h3>}
      text={text}
      edit={{ label: t('edit', { title }), onClick: onEdit }}
      remove={{ label: t('remove', { title }), onClick: () => removeWithUndo(id, remove, removed) }}
    />
  );
}

import { limits } from '@clinical/contract/limits';
import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../lib/form-errors.ts';
import { usePersistedFields } from '../../lib/store/use-persisted-fields.ts';
import { EditableForm } from '../../ui/editable-list/EditableForm.tsx';
import { useSavePromptTemplate } from './prompt-templates.api.ts';
import { t } from './prompt-templates.texts.ts';
import { TryPrompt } from './TryPrompt.tsx';
import { PhraseTextarea } from '../../ui/phrases/PhraseTextarea.tsx';

const words = { save: t('save'), cancel: t('cancel'), saved: t('saved'), notSaved: t('notSaved') };

/** Title and text of one prompt template; what was typed stays when it is not saved. */
export function PromptTemplateForm({ prompt, onDone }: { prompt: PromptTemplate | null; onDone: () => void }) {
  const kept = usePersistedFields(`prompt-template:${prompt?.id ?? 'new'}`, {
    title: prompt?.title ?? '',
    text: prompt?.text ?? '',
    // what was kept is saved on the version it was typed on
    version: String(prompt?.version ?? 0),
  });
  const { title, text, version } = kept.fields;
  const save = useSavePromptTemplate(prompt && { id: prompt.id, version: Number(version) });
  const errors: Partial<Record<string, string>> = save.error ? fieldErrors(save.error, ['title', 'text']) : {};
  return (
    <EditableForm
      save={save}
      values={{ title, text }}
      complete={title.trim() !== '' && text.trim() !== ''}
      words={words}
      onDone={() => {
        kept.clear();
        onDone();
      }}
      restored={kept.restored}
    >
      <TextInput
        label={t('title')}
        required
        autoFocus
        maxLength={200}
        value={title}
        error={errors.title}
        onChange={(event) => kept.change({ title: event.currentTarget.value })}
      />
      <PhraseTextarea
        label={t('text')}
        description={t('textHint')}
        required
        autosize
        minRows={3}
        maxRows={14}
        maxLength={limits.promptText}
        value={text}
        error={errors.text}
        onChange={(value) => kept.change({ text: value })}
      />
      <TryPrompt text={text} />
    </EditableForm>
  );
}

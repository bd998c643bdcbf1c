import { limits } from '@clinical/contract/limits';
import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import classes from './PromptTemplates.module.css';
import { useSavePromptTemplate } from './prompt-templates.api.ts';
import { t } from './prompt-templates.texts.ts';
import { TryPrompt } from './TryPrompt.tsx';

/** Title and text of one prompt template; what was typed stays when it is not saved. */
export function PromptTemplateForm({ prompt, onDone }: { prompt: PromptTemplate | null; onDone: () => void }) {
  const [title, setTitle] = useState(prompt?.title ?? '');
  const [text, setText] = useState(prompt?.text ?? '');
  const save = useSavePromptTemplate(prompt);
  const errors: Partial<Record<string, string>> = save.error ? fieldErrors(save.error, ['title', 'text']) : {};
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { title, text },
          {
            onSuccess: () => {
              toast.success(t('saved'));
              onDone();
            },
            onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
          },
        );
      }}
    >
      <TextInput
        label={t('title')}
        required
        autoFocus
        maxLength={200}
        value={title}
        error={errors.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t('text')}
        description={t('textHint')}
        required
        autosize
        minRows={3}
        maxRows={14}
        maxLength={limits.promptText}
        value={text}
        error={errors.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TryPrompt text={text} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={title.trim() === '' || text.trim() === ''}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

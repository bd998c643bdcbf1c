import { limits } from '@clinical/contract/limits';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Button, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { removeLater, undoFor } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { SectionsFields } from './SectionsFields.tsx';
import { TemplateMessage } from './TemplateMessage.tsx';
import { useDeleteTemplate } from './templates.api.ts';
import { t } from './templates.texts.ts';
import classes from './TemplateEditor.module.css';
import { useTemplateForm } from './use-template-form.ts';

type Props = {
  /** Null makes a new one. */
  template: Template | null;
  onSaved?: (template: Template) => void;
  onDeleted?: () => void;
};

/** Title, nickname and sections of one template. What is typed stays when saving fails. */
export function TemplateEditor({ template, onSaved, onDeleted }: Props) {
  const { form, change, problems, ...state } = useTemplateForm(template, onSaved);
  const locked = template !== null && !template.abilities.edit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.save();
  };

  return (
    <form onSubmit={submit} noValidate>
      {locked && <p className={classes.note}>{t('readOnly')}</p>}
      <fieldset className={classes.fields} disabled={locked}>
        <div className={classes.names}>
          <TextInput
            label={t('title')}
            withAsterisk
            required
            value={form.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
            error={problems?.title && t('titleMissing')}
          />
          <TextInput
            label={t('nickname')}
            description={t('nicknameHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={form.nickname}
            maxLength={60}
            onChange={(event) => change({ nickname: event.currentTarget.value })}
          />
        </div>
        <Textarea
          label={t('general')}
          description={t('generalHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          minRows={2}
          value={form.generalInstructions}
          maxLength={limits.templateText}
          onChange={(event) => change({ generalInstructions: event.currentTarget.value })}
        />
        <h2 className={classes.heading}>{t('sections')}</h2>
        <SectionsFields sections={form.sections} problems={problems} onChange={(sections) => change({ sections })} />
      </fieldset>
      {state.failure !== null && <TemplateMessage title={t('notSaved')}>{state.failure}</TemplateMessage>}
      {state.conflict && (
        <TemplateMessage title={t('notSaved')}>
          {t('changedElsewhere')}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void state.takeNewest()}>
            {t('useNewest')}
          </Button>{' '}
          <Button size="compact-sm" variant="default" onClick={() => void state.saveOver()}>
            {t('saveMine')}
          </Button>
        </TemplateMessage>
      )}
      {!locked && (
        <div className={classes.actions}>
          <Button type="submit" loading={state.busy} disabled={template !== null && !state.dirty}>
            {template ? t('save') : t('make')}
          </Button>
          {state.dirty && template && (
            <Button variant="subtle" color="gray" onClick={state.discard}>
              {t('discard')}
            </Button>
          )}
          <span className={classes.status} role="status">
            {state.dirty ? t('unsaved') : state.justSaved ? t('saved') : ''}
          </span>
          {template?.abilities.delete && <DeleteButton template={template} onDeleted={onDeleted} />}
        </div>
      )}
    </form>
  );
}

function DeleteButton({ template, onDeleted }: { template: Template; onDeleted?: () => void }) {
  const { mutateAsync } = useDeleteTemplate();
  const remove = () => {
    const undo = removeLater(
      template.id,
      () => mutateAsync(template),
      (error) => toast.error(messageOf(error), { title: t('notDeleted') }),
    );
    onDeleted?.();
    toast.success(t('deleted'), { duration: undoFor, action: { label: t('undo'), run: undo } });
  };
  return (
    <Button variant="subtle" color="red" leftSection={<Icon name="trash" size={16} />} onClick={remove}>
      {t('deleteTemplate')}
    </Button>
  );
}

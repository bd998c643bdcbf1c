import { limits } from '@clinical/contract/limits';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useLossGuard } from '../checks/use-loss-guard.tsx';
import { MacrosFields } from '../MacrosFields.tsx';
import { OutdatedForm } from './OutdatedForm.tsx';
import { LivePreview } from '../preview/LivePreview.tsx';
import { SectionsFields } from '../SectionsFields.tsx';
import { recipeOfForm } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { useRemovalQuestion } from './use-removal-question.tsx';
import { TemplateToolbar } from './TemplateToolbar.tsx';
import { t } from '../templates.texts.ts';
import classes from '../TemplateEditor.module.css';
import { useTemplateForm } from '../use-template-form.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';

type Props = {
  /** Null makes a new one. */
  template: Template | null;
  /** Opens with what the template could learn from the edits of its notes. */
  learn?: boolean;
  onSaved: (template: Template) => void;
  onDeleted?: () => void;
};

/** Everything of one template, and beside it what it makes of a visit. What is typed stays when saving fails. */
export function TemplateEditor({ template, learn = false, onSaved, onDeleted }: Props) {
  const { form, change, problems, ...state } = useTemplateForm(template, onSaved);
  const [reason, setReason] = useState('');
  const { guard, checking, dialog } = useLossGuard('saveAnyway');
  const removal = useRemovalQuestion();
  const copies = template?.abilities.copy === true;
  const locked = template !== null && !template.abilities.edit && !copies;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const save = () => void state.save(reason).then((saved) => saved && setReason(''));
    const check = () => {
      if (template) void guard(template.id, { recipe: recipeOfForm(form) }, save);
    };
    if (template?.abilities.edit) void removal.ask(template, form.sections, check);
    else save();
  };

  return (
    <>
      {template && (
        <TemplateToolbar
          template={template}
          form={form}
          dirty={state.dirty}
          learn={learn}
          onOpen={onSaved}
          onChange={change}
          onDeleted={onDeleted}
        />
      )}
      <div className={classes.beside}>
        <form onSubmit={submit} noValidate className={classes.form}>
          {locked && <p className={classes.note}>{t('readOnly')}</p>}
          {copies && <p className={classes.note}>{t('savingCopies', { author: template.author })}</p>}
          {state.restored && (
            <p className={classes.restored} role="status">
              <Icon name="history" size={16} /> {t('restored')}
            </p>
          )}
          <fieldset className={classes.fields} disabled={locked}>
            <div className={classes.names}>
              <TextInput
                label={t('title')}
                withAsterisk
                required
                value={form.title}
                maxLength={200}
                onChange={(event) => change({ title: event.currentTarget.value })}
                error={problems?.title && t('titleMissing')}
              />
              <TextInput
                label={t('nickname')}
                description={t('nicknameHint')}
                value={form.nickname}
                maxLength={60}
                onChange={(event) => change({ nickname: event.currentTarget.value })}
              />
            </div>
            <PhraseTextarea
              label={t('general')}
              description={t('generalHint')}
              minRows={2}
              value={form.generalInstructions}
              maxLength={limits.templateText}
              onChange={(generalInstructions) => change({ generalInstructions })}
            />
            <h2 className={classes.heading}>{t('sections')}</h2>
            <SectionsFields
              sections={form.sections}
              problems={problems}
              onChange={(sections) => change({ sections })}
            />
            <h2 className={classes.heading}>{t('macros')}</h2>
            <p className={classes.rule}>{t('macrosRule')}</p>
            <MacrosFields
              macros={form.macros}
              sections={form.sections}
              problems={problems}
              onChange={(macros) => change({ macros })}
            />
            <PhraseTextarea
              label={t('defaultExam')}
              description={t('defaultExamRule')}
              minRows={2}
              maxRows={12}
              value={form.defaultExam}
              maxLength={limits.templateText}
              onChange={(defaultExam) => change({ defaultExam })}
            />
          </fieldset>
          {problems !== null && <TemplateMessage title={t('notSaved')}>{t('seeAbove')}</TemplateMessage>}
          {state.failure !== null && <TemplateMessage title={t('notSaved')}>{state.failure}</TemplateMessage>}
          {state.outdated && template && (
            <OutdatedForm
              newest={template}
              mine={state.mine}
              onTakeNewest={() => void state.takeNewest()}
              onSaveMine={() => void state.saveOver(reason)}
            />
          )}
          {!locked && (
            <div className={classes.actions}>
              {state.dirty && template?.abilities.edit && (
                <TextInput
                  className={classes.reason}
                  aria-label={t('reason')}
                  placeholder={t('reason')}
                  value={reason}
                  maxLength={500}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              )}
              <Button type="submit" loading={state.busy || checking} disabled={template !== null && !state.dirty}>
                {copies ? t('saveCopy') : template ? t('save') : t('make')}
              </Button>
              {state.dirty && template && (
                <Button variant="subtle" color="gray" onClick={state.discard}>
                  {t('discard')}
                </Button>
              )}
              <span className={classes.status} role="status">
                {state.dirty ? t('unsaved') : state.justSaved ? t('saved') : ''}
              </span>
            </div>
          )}
        </form>
        <LivePreview recipe={recipeOfForm(form)} />
        {removal.dialog}
        {dialog}
      </div>
    </>
  );
}

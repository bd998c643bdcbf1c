import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { removeLater, useRemovedIds } from '../../lib/undoable.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { PromptTemplateForm } from './PromptTemplateForm.tsx';
import classes from './PromptTemplates.module.css';
import { deletePromptTemplate, promptTemplatesQuery } from './prompt-templates.api.ts';
import { t } from './prompt-templates.texts.ts';

/** My prompt templates: the list, and one of them open to edit and to try. */
export function PromptTemplates() {
  const list = useQuery(promptTemplatesQuery);
  const removed = useRemovedIds();
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const prompts = list.data?.filter(({ id }) => !removed.has(id)) ?? [];
  const close = () => setOpen(null);
  return (
    <section className={classes.section} aria-labelledby="prompts-title">
      <div className={classes.head}>
        <div>
          <h2 id="prompts-title">{t('prompts')}</h2>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        {open !== 'new' && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setOpen('new')}>
            {t('newPrompt')}
          </Button>
        )}
      </div>
      {open === 'new' && <PromptTemplateForm prompt={null} onDone={close} />}
      {list.isPending && (
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
      {list.isError && !list.data && (
        <ErrorState error={list.error} title={t('couldNotLoad')} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && prompts.length === 0 && open !== 'new' && (
        <EmptyState drawing="template" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            {open === prompt.id ? (
              <PromptTemplateForm prompt={prompt} onDone={close} />
            ) : (
              <PromptRow prompt={prompt} onEdit={() => setOpen(prompt.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromptRow({ prompt, onEdit }: { prompt: PromptTemplate; onEdit: () => void }) {
  const queries = useQueryClient();
  const { id, title, text } = prompt;
  const remove = () => {
    const undo = removeLater(
      id,
      async (leaving) => {
        await deletePromptTemplate(id, leaving);
        await queries.invalidateQueries({ queryKey: promptTemplatesQuery.queryKey });
      },
      (error) => toast.error(messageOf(error), { title: t('notRemoved') }),
    );
    toast.info(t('removed', { title }), { action: { label: t('undo'), run: undo } });
  };
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ActionIcon aria-label={t('edit', { title })} onClick={onEdit}>
        <Icon name="pencil" />
      </ActionIcon>
      <ActionIcon aria-label={t('remove', { title })} onClick={remove}>
        <Icon name="trash" />
      </ActionIcon>
    </div>
  );
}

import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { removeLater } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { RichText } from '../transcripts/public.ts';
import { deletePrechart, prechartsQuery } from './pre-chats.api.ts';
import { t } from './pre-chats.texts.ts';
import classes from './Precharts.module.css';
import { PrechartSources } from './PrechartSources.tsx';

const PrechartEditor = lazy(
  laterPart(() => import('./PrechartEditor.tsx').then((module) => ({ default: module.PrechartEditor }))),
);

/** One prechart that no note was written with: to read, and to edit until then. */
export function PrechartCard({ prechart, isNew }: { prechart: Prechart; isNew: boolean }) {
  const [editing, setEditing] = useState(isNew && prechart.origin === 'typed');
  const queries = useQueryClient();
  const title = prechart.title || t('untitled');
  const remove = () => {
    const undo = removeLater(
      prechart.id,
      async (leaving) => {
        await deletePrechart(prechart.id, leaving);
        await queries.invalidateQueries({ queryKey: prechartsQuery(prechart.noteId).queryKey });
      },
      (error) => toast.error(messageOf(error), { title: t('notRemoved') }),
    );
    toast.info(t('removed'), { action: { label: t('undo'), run: undo } });
  };
  return (
    <article id={`prechart-${prechart.id}`} className={classes.card} aria-label={title} tabIndex={-1}>
      <header className={classes.head}>
        <h3 className={classes.name}>{title}</h3>
        <Origin prechart={prechart} />
        <span className={classes.by}>
          {t('madeBy', { author: prechart.author, time: formatDateTime(prechart.createdAt) })}
        </span>
        {prechart.abilities.edit && !editing && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="pencil" size={16} />}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
        {prechart.abilities.delete && (
          <ActionIcon aria-label={t('remove')} title={t('remove')} onClick={remove}>
            <Icon name="trash" />
          </ActionIcon>
        )}
      </header>
      {editing ? (
        <Suspense fallback={<RichText html={prechart.answer} className={classes.text} />}>
          <PrechartEditor prechart={prechart} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {prechart.answer === '' && <p className={classes.empty}>{t('empty')}</p>}
          <RichText html={prechart.answer} className={classes.text} />
        </>
      )}
      <PrechartSources prechart={prechart} />
    </article>
  );
}

function Origin({ prechart: { origin, engine } }: { prechart: Prechart }) {
  if (origin === 'typed') return <StatusBadge>{t('typed')}</StatusBadge>;
  const said = engine === 'local' || engine === null ? t('byEngine') : t('byModel', { engine });
  return (
    <StatusBadge tone="accent" icon="sparkles">
      {said}
    </StatusBadge>
  );
}

import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { removeLater } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { prechartsQuery } from '../transcripts/public.ts';
import { RichText } from '../transcripts/text/public.ts';
import { deletePrechart } from './pre-chats.api.ts';
import { prechartToEdit } from './open-precharts.ts';
import { t } from './pre-chats.texts.ts';
import classes from './Precharts.module.css';
import { PrechartSources } from './PrechartSources.tsx';

const PrechartEditor = lazy(
  laterPart(() => import('./PrechartEditor.tsx').then((module) => ({ default: module.PrechartEditor }))),
);

/** One prechart that no note was written with: to read, and to edit until then. */
export function PrechartCard({ prechart, isNew }: { prechart: Prechart; isNew: boolean }) {
  const [editing, setEditing] = useState(isNew && prechart.origin === 'typed');
  const wanted = useSyncExternalStore(prechartToEdit.subscribe, prechartToEdit.get) === prechart.id;
  if (wanted && prechart.abilities.edit && !editing) setEditing(true);
  // a phone has room for its head only; elsewhere it stands open
  const [folded, setFolded] = useState(!isNew);
  const text = useId();
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
    <article
      id={`prechart-${prechart.id}`}
      className={classes.card}
      aria-label={title}
      tabIndex={-1}
      // whoever is led here comes to read it
      onFocus={({ target, currentTarget }) => target === currentTarget && setFolded(false)}
    >
      <header className={classes.head}>
        <ActionIcon
          className={classes.fold}
          aria-label={folded ? t('unfold', { title }) : t('fold', { title })}
          aria-expanded={!folded}
          aria-controls={text}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? 'chevron-right' : 'chevron-down'} />
        </ActionIcon>
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
            onClick={() => {
              setFolded(false);
              setEditing(true);
            }}
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
      <div id={text} className={classes.body} data-folded={folded || undefined}>
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
      </div>
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

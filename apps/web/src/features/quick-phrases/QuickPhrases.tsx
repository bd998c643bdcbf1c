import { phraseKey } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRemovedIds } from '../../lib/undoable.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { QuickPhraseForm } from './QuickPhraseForm.tsx';
import { QuickPhraseRow } from './QuickPhraseRow.tsx';
import { quickPhrasesQuery } from './quick-phrases.api.ts';
import { t } from './quick-phrases.texts.ts';
import classes from './QuickPhrases.module.css';

/** My quick phrases and the workspace's; one of them open to edit. */
export function QuickPhrases() {
  const list = useQuery(quickPhrasesQuery);
  const removed = useRemovedIds();
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const phrases = list.data?.filter(({ id }) => !removed.has(id)) ?? [];
  const close = () => setOpen(null);
  const parts = { open, onOpen: setOpen, onClose: close };
  const mine = phrases.filter(({ scope }) => scope === 'me');
  return (
    <section className={classes.section} aria-labelledby="phrases-title">
      <div className={classes.head}>
        <div>
          <h2 id="phrases-title">{t('phrases')}</h2>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        {open !== 'new' && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setOpen('new')}>
            {t('newPhrase')}
          </Button>
        )}
      </div>
      {open === 'new' && <QuickPhraseForm phrase={null} onDone={close} />}
      {list.isPending && (
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
      {list.isError && !list.data && (
        <ErrorState error={list.error} title={t('couldNotLoad')} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && phrases.length === 0 && open !== 'new' && (
        <EmptyState drawing="template" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      <Part {...parts} title={t('mine')} phrases={mine} taken={new Set()} />
      <Part
        {...parts}
        title={t('workspace')}
        phrases={phrases.filter(({ scope }) => scope === 'workspace')}
        taken={new Set(mine.map(({ name }) => phraseKey(name)))}
      />
    </section>
  );
}

type PartProps = {
  title: string;
  phrases: readonly QuickPhrase[];
  /** Names that mine have already. */
  taken: ReadonlySet<string>;
  open: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
};

function Part({ title, phrases, taken, open, onOpen, onClose }: PartProps) {
  const id = useId();
  if (phrases.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={classes.list}>
        {phrases.map((phrase) => (
          <li key={phrase.id}>
            {open === phrase.id ? (
              <QuickPhraseForm phrase={phrase} onDone={onClose} />
            ) : (
              <QuickPhraseRow
                phrase={phrase}
                hidden={taken.has(phraseKey(phrase.name))}
                onEdit={() => onOpen(phrase.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { limits } from '@clinical/contract/limits';
import type { Vocabulary as Words } from '@clinical/contract/speech/speech.schemas';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditableList, type Group } from '../../../ui/editable-list/EditableList.tsx';
import { EditableRow } from '../../../ui/editable-list/EditableRow.tsx';
import { removeWithUndo } from '../../../ui/editable-list/remove-with-undo.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { removeWord, vocabularyQuery, type Whose } from './vocabulary.api.ts';
import { t } from './vocabulary.texts.ts';
import classes from './Vocabulary.module.css';
import { VocabularyForm } from './VocabularyForm.tsx';

/** One word of a list. */
export type Word = { id: string; whose: Whose; word: string };

const words = {
  title: t('vocabulary'),
  lead: t('lead'),
  add: t('add'),
  none: t('none'),
  noneText: t('noneText'),
  couldNotLoad: t('couldNotLoad'),
};

/** A list this long is searched rather than read. */
const searchedFrom = 8;

/** My words and the workspace's that speech engines are to expect. */
export function Vocabulary() {
  const [query, setQuery] = useState('');
  const vocabulary = useQuery(vocabularyQuery);
  const list = useQuery({ ...vocabularyQuery, select: inRows });
  const wanted = query.trim().toLowerCase();
  const maySearch = (list.data?.length ?? 0) >= searchedFrom;
  const shown = (items: readonly Word[], whose: Whose): Group<Word> => {
    const own = items.filter((item) => item.whose === whose);
    return {
      title: t(whose, { n: own.length, most: limits.vocabulary }),
      items: maySearch ? own.filter(({ word }) => word.toLowerCase().includes(wanted)) : own,
    };
  };
  const noMatch = maySearch && wanted !== '' && !list.data?.some(({ word }) => word.toLowerCase().includes(wanted));
  const editsWorkspace = vocabulary.data?.abilities.editWorkspace ?? false;
  return (
    <EditableList
      list={list}
      words={words}
      tools={
        maySearch && (
          <>
            <TextInput
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<Icon name="search" size={16} />}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            {noMatch && (
              <p className={classes.quiet} role="status">
                {t('noMatch', { query: query.trim() })}
              </p>
            )}
          </>
        )
      }
      groups={(items) => [shown(items, 'mine'), shown(items, 'workspace')]}
      renderRow={(word, onEdit) => (
        <WordRow word={word} onEdit={word.whose === 'mine' || editsWorkspace ? onEdit : undefined} />
      )}
      renderForm={(word, onDone) =>
        vocabulary.data && <VocabularyForm word={word} vocabulary={vocabulary.data} onDone={onDone} />
      }
    />
  );
}

/** In the order of the alphabet, mine before the workspace's. */
function inRows(vocabulary: Words): Word[] {
  const rowsOf = (whose: Whose): Word[] =>
    vocabulary[whose].toSorted((a, b) => a.localeCompare(b)).map((word) => ({ id: `${whose}:${word}`, whose, word }));
  return [...rowsOf('mine'), ...rowsOf('workspace')];
}

function WordRow({ word: { id, whose, word }, onEdit }: { word: Word; onEdit: (() => void) | undefined }) {
  const queries = useQueryClient();
  const remove = async (leaving: boolean) => {
    await removeWord(whose, word, leaving);
    await queries.invalidateQueries({ queryKey: vocabularyQuery.queryKey });
  };
  const removed = { removed: t('removed', { word }), undo: t('undo'), notRemoved: t('notRemoved') };
  return (
    <EditableRow
      title={word}
      edit={onEdit && { label: t('edit', { word }), onClick: onEdit }}
      remove={onEdit && { label: t('remove', { word }), onClick: () => removeWithUndo(id, remove, removed) }}
    />
  );
}

import { Button, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { modelFailed } from '../../lib/model-failed.ts';
import { Icon } from '../../ui/Icon.tsx';
import { noteSearchQuery } from '../notes/public.ts';
import { RichText } from '../transcripts/text/public.ts';
import classes from './PromptTemplates.module.css';
import { useTryPrompt } from './prompt-templates.api.ts';
import { t } from './prompt-templates.texts.ts';

const most = 8;

/** Runs the text as it is now on a chart, before it is saved. */
export function TryPrompt({ text }: { text: string }) {
  const [search, setSearch] = useState('');
  const [noteId, setNoteId] = useState<string | null>(null);
  const found = useQuery({ ...noteSearchQuery(useDeferredValue(search), most), placeholderData: keepPreviousData });
  const attempt = useTryPrompt();
  const patients = (found.data ?? []).map(({ id, title, dateOfBirth }) => ({
    value: id,
    label: dateOfBirth ? `${title}, ${formatDay(dateOfBirth)}` : title,
  }));
  return (
    <fieldset className={classes.try}>
      <legend>{t('tryOn')}</legend>
      <div className={classes.tryLine}>
        <Select
          label={t('pickPatient')}
          placeholder={t('typeName')}
          searchable
          clearable
          data={patients}
          filter={({ options }) => options}
          nothingFoundMessage={search.trim() === '' ? t('typeName') : t('nobody')}
          value={noteId}
          onChange={setNoteId}
          searchValue={search}
          onSearchChange={setSearch}
        />
        <Button
          variant="default"
          leftSection={<Icon name="sparkles" size={16} />}
          disabled={noteId === null || text.trim() === ''}
          loading={attempt.isPending}
          onClick={() => noteId !== null && attempt.mutate({ noteId, text })}
        >
          {t('tryIt')}
        </Button>
        <span className={classes.hint}>{t('nothingKept')}</span>
      </div>
      {attempt.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(attempt.error)}{' '}
          {modelFailed(attempt.error) && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => attempt.variables && attempt.mutate({ ...attempt.variables, engine: 'local' })}
            >
              {t('runLocally')}
            </Button>
          )}
        </p>
      )}
      {attempt.data && (
        <div className={classes.answer} role="region" aria-label={t('answer')}>
          <RichText html={attempt.data.answer} />
          <p className={classes.hint}>
            {t('linesFrom', { n: attempt.data.sources.filter(({ links }) => links.length > 0).length })}
          </p>
        </div>
      )}
    </fieldset>
  );
}

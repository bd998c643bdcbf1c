import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { LearningPreferences } from './LearningPreferences.tsx';
import { preferencesQuery, suggestionsQuery, useApplySuggestions } from './optimization.api.ts';
import { t } from './optimization.texts.ts';
import { Outcomes } from './Outcomes.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import classes from './Optimization.module.css';

/** `dirty`: the form holds what is not saved, and a new version would stand against it. */
type Props = { template: Template; dirty: boolean; onClose: () => void };

/** What a template could learn from the edits of its notes: ticked changes become a new version. */
export function LearnDrawer({ template, dirty, onClose }: Props) {
  useFocusBack();
  const { data, error, isPending } = useQuery(suggestionsQuery(template.id));
  const preferences = useQuery(preferencesQuery).data;
  const apply = useApplySuggestions();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const suggestions = data?.suggestions ?? [];
  const chosen = suggestions.filter(({ id }) => !unticked.has(id));
  const off = preferences && (!preferences.enabled || preferences.leftOut.includes(template.id));
  const take = () =>
    apply.mutate(
      { templateId: template.id, suggestionIds: chosen.map(({ id }) => id), version: template.version },
      {
        onSuccess: ({ version }) => toast.success(t('applied', { n: version })),
        onError: (failure) => toast.error(messageOf(failure), { title: t('notApplied') }),
      },
    );
  const tick = (id: string, ticked: boolean) =>
    setUnticked((before) => new Set(ticked ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <Drawer opened onClose={onClose} size="lg" title={t('learn')} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className={classes.rule}>
        {t('rule')} {data && data.notes > 0 && t('lookedAt', { n: data.notes })}
      </p>
      {isPending && (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
      {error && <TemplateMessage title={t('couldNotLoad')}>{messageOf(error)}</TemplateMessage>}
      {data && suggestions.length === 0 && (
        <div className={classes.none}>
          <strong>{t(off ? 'off' : 'none')}</strong>
          {!off && preferences && <span>{t('noneText', { n: preferences.repeats })}</span>}
        </div>
      )}
      {suggestions.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          template={template}
          ticked={!unticked.has(suggestion.id)}
          onTick={(ticked) => tick(suggestion.id, ticked)}
        />
      ))}
      {suggestions.length > 0 && (
        <div className={classes.apply}>
          <Button disabled={chosen.length === 0 || dirty} loading={apply.isPending} onClick={take}>
            {t('apply', { n: chosen.length })}
          </Button>
          {dirty && <span className={classes.facts}>{t('unsavedFirst')}</span>}
        </div>
      )}
      <Outcomes template={template} />
      <LearningPreferences template={template} />
    </Drawer>
  );
}

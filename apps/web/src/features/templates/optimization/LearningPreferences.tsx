import { limits } from '@clinical/contract/limits';
import type { OptimizationPreferencesUpdate } from '@clinical/contract/optimization/optimization.schemas';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Button, Checkbox, NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  globalInstructionsQuery,
  preferencesQuery,
  useSetGlobalInstructions,
  useSetPreferences,
} from './optimization.api.ts';
import { t } from './optimization.texts.ts';
import classes from './Optimization.module.css';

/** Whether and when improvements are suggested, and what holds for all templates. */
export function LearningPreferences({ template }: { template: Template }) {
  const preferences = useQuery(preferencesQuery).data;
  const instructions = useQuery(globalInstructionsQuery).data;
  const set = useSetPreferences();
  const setGlobal = useSetGlobalInstructions();
  const [typed, setTyped] = useState<string | null>(null);
  const failed = (error: Error) => toast.error(messageOf(error), { title: t('notSaved') });
  const change = (update: OptimizationPreferencesUpdate) => set.mutate(update, { onError: failed });
  const text = typed ?? instructions?.text ?? '';
  return (
    <section className={classes.part}>
      <h3>{t('preferences')}</h3>
      {preferences && (
        <div className={classes.fields}>
          <Checkbox
            label={t('enabled')}
            checked={preferences.enabled}
            onChange={(event) => change({ enabled: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('leaveOut')}
            checked={preferences.leftOut.includes(template.id)}
            onChange={(event) =>
              change({
                leftOut: event.currentTarget.checked
                  ? [...preferences.leftOut, template.id]
                  : preferences.leftOut.filter((id) => id !== template.id),
              })
            }
          />
          <NumberInput
            label={t('repeats')}
            min={2}
            max={20}
            clampBehavior="strict"
            value={preferences.repeats}
            onChange={(next) => typeof next === 'number' && next >= 2 && change({ repeats: next })}
          />
        </div>
      )}
      {instructions && (
        <>
          <PhraseTextarea
            label={t('global')}
            description={t('globalRule')}
            placeholder={t('globalHint')}
            minRows={3}
            maxLength={limits.templateText}
            value={text}
            onChange={setTyped}
          />
          <div className={classes.buttons}>
            <Button
              size="xs"
              disabled={text === instructions.text}
              loading={setGlobal.isPending}
              onClick={() => setGlobal.mutate(text, { onSuccess: () => toast.success(t('saved')), onError: failed })}
            >
              {t('saveGlobal')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

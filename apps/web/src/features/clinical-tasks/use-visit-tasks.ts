import type { TaskSuggestion } from '@clinical/contract/clinical-tasks/suggestions.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { dropSuggestions, useApplyTasks } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';

/** What a person may change before adding. */
export type Wish = Pick<TaskSuggestion, 'title' | 'category' | 'dueOn' | 'assignee'>;
export type Decision = 'added' | 'dropped';
type Visit = { id: string; noteId: string };

/** Suggestions of a visit, each to be added, changed or dropped. What was decided stays in sight until the dialog closes. */
export function useVisitTasks({ id: transcriptId, noteId }: Visit, suggestions: readonly TaskSuggestion[]) {
  const apply = useApplyTasks();
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [wishes, setWishes] = useState<ReadonlyMap<string, Partial<Wish>>>(new Map());
  const [busy, setBusy] = useState(false);
  const open = suggestions.filter(({ key }) => !decided.has(key));
  const wishOf = (suggestion: TaskSuggestion): Wish => ({ ...suggestion, ...wishes.get(suggestion.key) });
  const settle = (keys: readonly string[], decision: Decision) =>
    setDecided((before) => new Map([...before, ...keys.map((key): [string, Decision] => [key, decision])]));

  /** A new task; of one that an open task says already, its new day. */
  const operationOf = (suggestion: TaskSuggestion): TaskOperation | null => {
    const { title, category, dueOn, assignee } = wishOf(suggestion);
    const { duplicateOf, key, links } = suggestion;
    // a day that a person chose is sure
    const dueUnsure = suggestion.dueUnsure && dueOn === suggestion.dueOn;
    if (duplicateOf)
      return dueOn === null || dueOn === duplicateOf.dueOn
        ? null
        : { action: 'update', taskId: duplicateOf.id, set: { dueOn }, was: { dueOn: duplicateOf.dueOn }, dueUnsure };
    return {
      action: 'create',
      id: crypto.randomUUID(),
      noteId,
      set: { title: title.trim(), category, dueOn, assignee },
      source: { transcriptId, links },
      dueUnsure,
      suggestionKey: key,
    };
  };
  /** @returns whether all of them are stored */
  const add = async (chosen: readonly TaskSuggestion[]): Promise<boolean> => {
    if (busy) return false;
    if (chosen.length === 0) return true;
    setBusy(true);
    try {
      const planned = chosen.map((suggestion) => ({ suggestion, operation: operationOf(suggestion) }));
      const operations = planned.flatMap(({ operation }) => (operation ? [operation] : []));
      const results = operations.length > 0 ? (await apply.mutateAsync({ operations })).results : [];
      const refused = new Set(results.flatMap(({ index, refused: why }) => (why ? [operations[index]] : [])));
      const merged = planned.filter(
        ({ suggestion, operation }) => suggestion.duplicateOf && !(operation && refused.has(operation)),
      );
      if (merged.length > 0)
        await dropSuggestions(
          transcriptId,
          merged.map(({ suggestion }) => suggestion.key),
        );
      settle(
        planned.flatMap(({ suggestion, operation }) => (operation && refused.has(operation) ? [] : [suggestion.key])),
        'added',
      );
      const first = results.find((result) => result.refused)?.refused;
      if (first) toast.error(t('refused', { why: first.message }));
      return !first;
    } catch (error) {
      toast.error(messageOf(error), { title: t('notSaved') });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const drop = async (suggestion: TaskSuggestion): Promise<void> => {
    settle([suggestion.key], 'dropped');
    try {
      await dropSuggestions(transcriptId, [suggestion.key]);
    } catch (error) {
      setDecided((before) => new Map([...before].filter(([key]) => key !== suggestion.key)));
      toast.error(messageOf(error), { title: t('notSaved') });
    }
  };
  return {
    open,
    decided,
    busy,
    wishOf,
    change: (key: string, part: Partial<Wish>) =>
      setWishes((before) => new Map(before).set(key, { ...before.get(key), ...part })),
    add,
    drop,
  };
}

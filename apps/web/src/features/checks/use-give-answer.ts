import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { undoFor } from '../../lib/undoable.ts';
import { toast } from '../../ui/toast.ts';
import { useAnswerCheck } from './checks.api.ts';
import { t } from './checks.texts.ts';

const nobody: ReadonlySet<string> = new Set();

/** Gives answers to what was found, and takes them back. */
export function useGiveAnswer(entry: Transcript) {
  const { mutateAsync } = useAnswerCheck(entry);
  const last = useRef<readonly string[]>([]);
  /** Keys of what is being answered now. */
  const [busy, setBusy] = useState(nobody);

  /** Answers one after the other, each on the text that the one before it left. @returns those that arrived */
  const answerAll = async (keys: readonly string[], answer: AnswerCheck): Promise<string[]> => {
    const given: string[] = [];
    setBusy(new Set(keys));
    try {
      // oxlint-disable-next-line no-await-in-loop -- each changes the text that the next one is for
      for (const key of keys) given.push((await mutateAsync({ key, answer }), key));
    } catch (error) {
      toast.error(messageOf(error), { title: t('notAnswered') });
    }
    setBusy(nobody);
    return given;
  };
  const undo = async (keys: readonly string[]): Promise<void> => {
    if (last.current.some((key) => keys.includes(key))) last.current = [];
    if ((await answerAll(keys.toReversed(), { action: 'undo' })).length > 0) toast.info(t('undone'));
  };
  const tell = (keys: readonly string[], said: string): void => {
    last.current = keys;
    const action = { label: t('undo'), run: () => void undo(keys) };
    toast.success(said, { action, duration: undoFor, id: 'check-answer' });
  };
  const give = async (check: NoteCheck, answer: AnswerCheck): Promise<boolean> => {
    const section = entry.sections.find(({ key }) => key === check.section)?.header ?? '';
    const said = {
      insert: t('inserted', { section }),
      dismiss: t('dismissed'),
      accept: t('accepted'),
      undo: t('undone'),
    }[answer.action];
    if ((await answerAll([check.key], answer)).length === 0) return false;
    tell([check.key], said);
    return true;
  };
  return {
    /** False when the answer did not arrive. */
    give,
    /** Writes the sentences of all that is missing. */
    insertAll: async (missing: readonly NoteCheck[]): Promise<void> => {
      const given = await answerAll(
        missing.map(({ key }) => key),
        { action: 'insert' },
      );
      if (given.length > 0) tell(given, t('insertedAll', { n: given.length }));
    },
    takeBack: (key: string) => void undo([key]),
    undoLast: () => {
      if (last.current.length > 0) void undo(last.current);
    },
    busy,
  };
}

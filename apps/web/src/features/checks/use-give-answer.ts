import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useRef } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { undoFor } from '../../lib/undoable.ts';
import { toast } from '../../ui/toast.ts';
import { useAnswerCheck } from './checks.api.ts';
import { t } from './checks.texts.ts';

/** Gives answers to what was found, and takes them back. */
export function useGiveAnswer(entry: Transcript) {
  const { mutate, isPending, variables } = useAnswerCheck(entry);
  const last = useRef<string | null>(null);
  const failed = (error: unknown) => toast.error(messageOf(error), { title: t('notAnswered') });

  const takeBack = (key: string) => {
    if (last.current === key) last.current = null;
    mutate({ key, answer: { action: 'undo' } }, { onSuccess: () => toast.info(t('undone')), onError: failed });
  };
  const give = (check: NoteCheck, answer: AnswerCheck, onGiven: () => void) => {
    const section = entry.sections.find(({ key }) => key === check.section)?.header ?? '';
    const said = {
      insert: t('inserted', { section }),
      dismiss: t('dismissed'),
      accept: t('accepted'),
      undo: t('undone'),
    }[answer.action];
    const action = { label: t('undo'), run: () => takeBack(check.key) };
    mutate(
      { key: check.key, answer },
      {
        onSuccess: () => {
          last.current = check.key;
          onGiven();
          toast.success(said, { action, duration: undoFor, id: 'check-answer' });
        },
        onError: failed,
      },
    );
  };
  return {
    give,
    takeBack,
    undoLast: () => {
      if (last.current !== null) takeBack(last.current);
    },
    /** Key of what is being answered now. */
    busy: isPending ? variables.key : null,
  };
}

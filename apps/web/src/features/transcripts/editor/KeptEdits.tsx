import { plainText } from '@clinical/language/note-html';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWhenReachable } from '../../../lib/when-reachable.ts';
import { whenThere } from '../../../lib/when-there.ts';
import { LeftText } from '../../../ui/LeftText.tsx';
import { toast } from '../../../ui/toast.ts';
import { WaitingLine } from '../../../ui/WaitingLine.tsx';
import { t } from '../transcripts.texts.ts';
import { forgetEdit, keepEdit, type KeptEdit } from './kept-edits.ts';
import { showEntry } from '../show-entry.ts';
import { isOpen, onOpened } from './open-savers.ts';
import { sendKeptEdits, type SentEdits } from './send-kept-edits.ts';

/** Sends what an earlier visit could not, once the server answers; leads to an edit that waits for a decision. */
export function KeptEdits() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [{ toDecide: left, homeless }, setSent] = useState<SentEdits>({ toDecide: [], homeless: [] });
  useWhenReachable(() => {
    void sendKeptEdits(queries).then(setSent, () => undefined);
    return true;
  });
  // its own editor shows it
  useEffect(
    () =>
      onOpened(() =>
        setSent((sent) => ({ ...sent, toDecide: sent.toDecide.filter(({ entryId }) => !isOpen(entryId)) })),
      ),
    [],
  );
  const openIt = async ({ noteId, entryId }: KeptEdit) => {
    await navigate({ to: '/chat', search: { id: noteId } });
    await whenThere(`entry-${entryId}`);
    showEntry(entryId);
  };
  const letGo = (edit: KeptEdit) => {
    setSent((sent) => ({ ...sent, homeless: sent.homeless.filter((one) => one !== edit) }));
    void forgetEdit(edit);
    toast.info(t('editLetGo'), {
      action: {
        label: t('undo'),
        run: () => {
          void keepEdit({ id: edit.entryId, noteId: edit.noteId }, edit, edit.tab);
          setSent((sent) => ({ ...sent, homeless: [...sent.homeless, edit] }));
        },
      },
    });
  };
  const [first] = left;
  const [lost] = homeless;
  return (
    <>
      {first && (
        <WaitingLine text={t('keptWaiting', { n: left.length })} open={t('openIt')} onOpen={() => void openIt(first)} />
      )}
      {lost && <LeftText text={t('editHomeless')} words={typedIn(lost)} onLetGo={() => letGo(lost)} />}
    </>
  );
}

/** The sections that the person changed, as plain text. */
function typedIn({ base, mine }: KeptEdit): string {
  return mine
    .filter(({ key, html }) => base.find((section) => section.key === key)?.html !== html)
    .map(({ header, html }) => `${header}\n${plainText(html)}`)
    .join('\n\n');
}

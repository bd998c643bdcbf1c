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
import { forgetEdit, persistEdit, type UnsentEdit } from './unsent-edits.ts';
import { showEntry } from '../show-entry.ts';
import { isOpen, onOpened } from './open-savers.ts';
import { sendUnsentEdits, type SentEdits } from './send-unsent-edits.ts';

/** Sends what an earlier visit could not, once the server answers; leads to an edit that waits for a decision. */
export function UnsentEdits() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [{ toDecide: left, homeless }, setSent] = useState<SentEdits>({ toDecide: [], homeless: [] });
  useWhenReachable(() => {
    void sendUnsentEdits(queries).then(setSent, () => undefined);
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
  const openIt = async ({ noteId, entryId }: UnsentEdit) => {
    await navigate({ to: '/chat', search: { id: noteId } });
    await whenThere(`entry-${entryId}`);
    showEntry(entryId);
  };
  const letGo = (edit: UnsentEdit) => {
    setSent((sent) => ({ ...sent, homeless: sent.homeless.filter((one) => one !== edit) }));
    void forgetEdit(edit);
    toast.info(t('editLetGo'), {
      action: {
        label: t('undo'),
        run: () => {
          void persistEdit({ id: edit.entryId, noteId: edit.noteId }, edit, edit.tab);
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
function typedIn({ base, mine }: UnsentEdit): string {
  return mine
    .filter(({ key, html }) => base.find((section) => section.key === key)?.html !== html)
    .map(({ header, html }) => `${header}\n${plainText(html)}`)
    .join('\n\n');
}

import { plainText } from '@clinical/language/note-html';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReachable } from '../../lib/connection.ts';
import { useWhenReachable } from '../../lib/when-reachable.ts';
import { whenThere } from '../../lib/when-there.ts';
import { LeftText } from '../../ui/LeftText.tsx';
import { toast } from '../../ui/toast.ts';
import { WaitingLine } from '../../ui/WaitingLine.tsx';
import { showInChart } from '../transcripts/public.ts';
import { forgetPrechart, persistPrechart, type UnsentPrechart } from './unsent-precharts.ts';
import { isOpen, onOpenedOrClosed, prechartToEdit } from './open-precharts.ts';
import { t } from './pre-chats.texts.ts';
import { sendUnsentPrecharts } from './send-unsent-precharts.ts';

/** Sends precharts that could not be saved, once the server answers; leads to one that waits for a decision. */
export function UnsentPrecharts() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reachable = useReachable();
  const [left, setLeft] = useState<UnsentPrechart[]>([]);
  const [homeless, setHomeless] = useState<UnsentPrechart[]>([]);
  const send = async () => {
    const sent = await sendUnsentPrecharts(queries);
    const { toDecide, addedAnew } = sent;
    setLeft(toDecide);
    setHomeless(sent.homeless);
    if (addedAnew.length > 0) toast.info(t('addedAnew', { n: addedAnew.length }));
  };
  useWhenReachable(() => {
    void send().catch(() => undefined);
    return true;
  });
  const hear = useEffectEvent(() => {
    // its own editor shows it
    setLeft((precharts) => precharts.filter(({ id }) => !isOpen(id)));
    // what a closed one could not save
    if (reachable) void send().catch(() => undefined);
  });
  useEffect(() => onOpenedOrClosed(() => hear()), []);
  const openIt = async ({ noteId, id }: UnsentPrechart) => {
    prechartToEdit.set(id);
    await navigate({ to: '/chat', search: { id: noteId } });
    await whenThere(`prechart-${id}`);
    showInChart({ kind: 'prechart', id });
  };
  const letGo = (text: UnsentPrechart) => {
    setHomeless((texts) => texts.filter((one) => one !== text));
    void forgetPrechart(text.id, text.tab);
    const undo = () => {
      void persistPrechart(text, text.tab);
      setHomeless((texts) => [...texts, text]);
    };
    toast.info(t('prechartLetGo'), { action: { label: t('undo'), run: undo } });
  };
  const [first] = left;
  const [lost] = homeless;
  return (
    <>
      {first && (
        <WaitingLine text={t('keptWaiting', { n: left.length })} open={t('openIt')} onOpen={() => void openIt(first)} />
      )}
      {lost && (
        <LeftText
          text={t('prechartHomeless')}
          words={`${lost.title}\n${plainText(lost.html)}`}
          onLetGo={() => letGo(lost)}
        />
      )}
    </>
  );
}

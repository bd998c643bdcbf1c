import type { Card, ChangeCard } from '@clinical/contract/kanban/kanban.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useState } from 'react';
import { useCards } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

/** Changes of cards that need no form; what is refused is told. */
export function useCardActions(noteId: string) {
  const { create, change, remove, addFiles } = useCards(noteId);
  /** Files that are on their way. */
  const [adding, setAdding] = useState(0);
  const tried = async (title: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(messageOf(error), { title });
      return false;
    }
  };
  /** A card for a file; without the file there is none. */
  const addCard = async (file: File, status: Card['status']): Promise<void> => {
    const cardId = crypto.randomUUID();
    const title = file.name.replace(/\.[^.]+$/, '').slice(0, 200) || file.name.slice(0, 200);
    await create.mutateAsync({ cardId, title, status });
    try {
      await addFiles.mutateAsync({ cardId, files: [file] });
    } catch (error) {
      await remove.mutateAsync(cardId).catch(() => undefined);
      throw error;
    }
  };
  const count = (files: number): void => setAdding((before) => before + files);
  const restore = ({ title, description, status, dueOn, owner }: Card) =>
    create.mutateAsync({ cardId: crypto.randomUUID(), title, description, status, dueOn, ownerId: owner?.id ?? null });
  return {
    adding,
    move: (card: Card, body: Pick<ChangeCard, 'status' | 'after'>) =>
      tried(t('notSaved'), () => change.mutateAsync({ cardId: card.id, ...body })),
    /** A card without files can be brought back; of one with files it was asked before. */
    remove: async (card: Card) => {
      const gone = await tried(t('notDeleted'), () => remove.mutateAsync(card.id));
      if (!gone || card.assets.length > 0) return;
      toast.success(t('deleted'), {
        duration: 8_000,
        action: { label: t('undo'), run: () => void tried(t('notSaved'), () => restore(card)) },
      });
    },
    addFilesTo: async (cardId: string, files: readonly File[]) => {
      count(files.length);
      await tried(t('fileNotAdded'), () => addFiles.mutateAsync({ cardId, files }));
      count(-files.length);
    },
    addCards: async (files: readonly File[], status: Card['status']) => {
      count(files.length);
      for (const file of files) {
        await tried(t('fileNotAdded'), () => addCard(file, status));
        count(-1);
      }
    },
  };
}

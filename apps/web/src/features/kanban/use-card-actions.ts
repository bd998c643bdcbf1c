import type { Card, ChangeCard } from '@clinical/contract/kanban/kanban.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useCards } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

/** Changes of cards that need no form; what is refused is told. */
export function useCardActions(noteId: string) {
  const { create, change, remove, addFiles } = useCards(noteId);
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
  return {
    move: (card: Card, body: Pick<ChangeCard, 'status' | 'after'>) =>
      tried(t('notSaved'), () => change.mutateAsync({ cardId: card.id, ...body })),
    remove: (card: Card) => tried(t('notSaved'), () => remove.mutateAsync(card.id)),
    addFilesTo: (cardId: string, files: readonly File[]) =>
      tried(t('fileNotAdded'), () => addFiles.mutateAsync({ cardId, files })),
    addCards: async (files: readonly File[], status: Card['status']) => {
      for (const file of files) await tried(t('fileNotAdded'), () => addCard(file, status));
    },
  };
}

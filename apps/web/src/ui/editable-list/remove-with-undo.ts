import { messageOf } from '../../lib/form-errors.ts';
import { removeLater } from '../../lib/undoable.ts';
import { toast } from '../toast.ts';

type Words = { removed: string; undo: string; notRemoved: string };

/** Takes an item off its list at once, with a way back as long as the toast stands. @param run as that of `removeLater` */
export function removeWithUndo(id: string, run: (leaving: boolean) => Promise<unknown>, words: Words): void {
  const undo = removeLater(id, run, (error) => toast.error(messageOf(error), { title: words.notRemoved }));
  toast.info(words.removed, { action: { label: words.undo, run: undo } });
}

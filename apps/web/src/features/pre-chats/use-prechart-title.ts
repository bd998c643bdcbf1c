import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { theirText } from '../../lib/their-text.ts';
import { toast } from '../../ui/toast.ts';
import { useRenamePrechart } from './pre-chats.api.ts';
import { t } from './pre-chats.texts.ts';

/** The title of a prechart while it is edited. One that somebody else gave it meanwhile is shown, and replaced only after that. */
export function usePrechartTitle(prechart: Prechart) {
  const rename = useRenamePrechart();
  const [title, setTitle] = useState(prechart.title);
  /** The title that the one in the field was typed over. */
  const [over, setOver] = useState(prechart.title);
  const [theirs, setTheirs] = useState<string | null>(null);
  if (title === over && prechart.title !== over) {
    setTitle(prechart.title);
    setOver(prechart.title);
  }

  const save = (wanted: string, before: string) => {
    setTheirs(null);
    if (wanted === before) return;
    rename.mutate(
      { id: prechart.id, title: wanted, before },
      {
        onSuccess: (saved) => {
          setTitle((now) => (now.trim() === wanted ? saved.title : now));
          setOver(saved.title);
        },
        onError: (error) => {
          const other = theirText(error);
          if (other === null) toast.error(messageOf(error), { title: t('notRenamed') });
          else setTheirs(other);
        },
      },
    );
  };
  return {
    title,
    /** Null unless there is a choice to make. */
    theirs,
    edit: setTitle,
    save: () => theirs === null && save(title.trim(), over),
    keepMine: () => {
      setOver(theirs ?? over);
      save(title.trim(), theirs ?? over);
    },
    keepTheirs: () => {
      setTitle(theirs ?? title);
      setOver(theirs ?? over);
      setTheirs(null);
    },
  };
}

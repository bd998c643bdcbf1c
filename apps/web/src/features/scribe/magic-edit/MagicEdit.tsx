import { Button, Popover } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { htmlOf, replaceRange, type TextRange } from '../../transcripts/editor/public.ts';
import { toast } from '../../../ui/toast.ts';
import { heldRange, holdRange } from './held-range.ts';
import { t } from './magic-edit.texts.ts';
import classes from './MagicEdit.module.css';
import { MagicEditCard } from './MagicEditCard.tsx';

type Props = {
  editor: Editor;
  entry: { id: string; noteId: string };
  label: string;
  /** Is given what the key for magic edit does; false when nothing is selected. */
  onOpener: (open: () => boolean) => void;
};
type Place = { left: number; top: number };

/** What is selected, when it holds words and is one run of text: not cells of a table. */
function selectedText({ state }: Editor): TextRange | null {
  const { selection, doc } = state;
  if (selection.empty || !(selection instanceof TextSelection || selection instanceof AllSelection)) return null;
  // from the first letter to the last, where everything is selected
  const { from, to } = TextSelection.between(doc.resolve(selection.from), doc.resolve(selection.to));
  return /\S/.test(doc.textBetween(from, to, ' ')) ? { from, to } : null;
}

/** Below the last selected letter, in the pixels of the element that the text stands in. */
function placeOf(editor: Editor, { to }: TextRange): Place {
  const frame = editor.view.dom.parentElement!.getBoundingClientRect();
  const { left, bottom } = editor.view.coordsAtPos(to, -1);
  return { left: Math.max(0, Math.min(left - frame.left, frame.width - 120)), top: bottom - frame.top };
}

/** Offers magic edit for the selected text, and shows its pop-over there. */
export function MagicEdit({ editor, entry, label, onOpener }: Props) {
  const [offered, setOffered] = useState<Place | null>(null);
  const [opened, setOpened] = useState<{ html: string; place: Place } | null>(null);

  const open = useCallback(() => {
    const range = selectedText(editor);
    if (!range) return false;
    holdRange(editor.view, range);
    setOffered(null);
    setOpened({ html: htmlOf(editor, range), place: placeOf(editor, range) });
    return true;
  }, [editor]);

  useEffect(() => {
    onOpener(() => editor.isEditable && open());
    const look = () => {
      const range = editor.isFocused && editor.isEditable ? selectedText(editor) : null;
      setOffered(range ? placeOf(editor, range) : null);
    };
    const hide = () => setOffered(null);
    editor.on('selectionUpdate', look);
    editor.on('blur', hide);
    return () => {
      editor.off('selectionUpdate', look);
      editor.off('blur', hide);
    };
  }, [editor, open, onOpener]);

  const close = () => {
    setOpened(null);
    if (editor.isDestroyed) return;
    const range = heldRange(editor.view);
    holdRange(editor.view, null);
    editor.commands.focus(range?.to ?? null);
  };

  const accept = (html: string) => {
    const range = heldRange(editor.view);
    setOpened(null);
    holdRange(editor.view, null);
    if (!range) {
      toast.error(t('gone'), { title: t('notProposed') });
      return;
    }
    const written = replaceRange(editor, range, html);
    editor.commands.focus(written.to);
    toast.success(t('changed'), {
      duration: 6_000,
      action: { label: t('undo'), run: () => editor.isDestroyed || editor.chain().focus().undo().run() },
    });
  };

  return (
    <>
      {offered && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.offer}
          style={offered}
          leftSection={<Icon name="sparkles" size={16} />}
          title={t('offer', { keys: 'Ctrl+Shift+E' })}
          aria-label={`${t('magicEdit')}, ${label}`}
          // the selection must stay
          onMouseDown={(event) => event.preventDefault()}
          onClick={open}
        >
          {t('magicEdit')}
        </Button>
      )}
      {opened && (
        <Popover opened onDismiss={close} trapFocus position="bottom" shadow="md" withinPortal withRoles={false}>
          <Popover.Target>
            <span className={classes.anchor} style={opened.place} />
          </Popover.Target>
          <Popover.Dropdown role="dialog" className={classes.card} aria-label={t('magicEdit')}>
            <MagicEditCard entry={entry} html={opened.html} onAccept={accept} onClose={close} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}

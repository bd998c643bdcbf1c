import { ActionIcon, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSlash,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useReducer } from 'react';
import { t } from '../transcripts.texts.ts';
import { t as ownTexts } from './editor.texts.ts';
import classes from './EditorToolbar.module.css';
import { TableMenu } from './TableMenu.tsx';

type Tool = {
  key: string;
  label: string;
  icon: TablerIcon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: readonly Tool[] = [
  {
    key: 'heading',
    label: ownTexts('heading'),
    icon: IconHeading,
    isOn: (e) => e.isActive('heading'),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bold',
    label: t('bold'),
    icon: IconBold,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    label: t('italic'),
    icon: IconItalic,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    key: 'underline',
    label: t('underline'),
    icon: IconUnderline,
    isOn: (e) => e.isActive('underline'),
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    key: 'bullets',
    label: t('bulletList'),
    icon: IconList,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    label: t('numberedList'),
    icon: IconListNumbers,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'phrase',
    label: ownTexts('quickPhrase'),
    icon: IconSlash,
    run: (e) => {
      const before = e.state.doc.textBetween(Math.max(0, e.state.selection.from - 1), e.state.selection.from, '\n');
      e.chain()
        .focus()
        .insertContent(/\S/.test(before) ? ' /' : '/')
        .run();
    },
  },
  { key: 'undo', label: t('undo'), icon: IconArrowBackUp, run: (e) => e.chain().focus().undo().run() },
  { key: 'redo', label: t('redo'), icon: IconArrowForwardUp, run: (e) => e.chain().focus().redo().run() },
];

type Props = {
  /** The text in use; the tools wait until there is one. */
  editor: Editor | null;
  /** What other features put beside the tools, e.g. dictation. */
  place?: ReactNode;
};

/** A few tools for the text in use. */
export function EditorTools({ editor, place }: Props) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => {
      editor?.off('transaction', redraw);
    };
  }, [editor]);

  const button = ({ key, label, icon: Drawn, isOn, run }: Tool) => (
    <Tooltip key={key} label={label}>
      <ActionIcon
        size={28}
        aria-label={label}
        aria-pressed={isOn ? Boolean(editor && isOn(editor)) : undefined}
        data-on={(editor && isOn?.(editor)) || undefined}
        className={classes.tool}
        disabled={!editor}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor && run(editor)}
      >
        <Drawn size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={classes.tools}>
      {tools.slice(0, -2).map(button)}
      <TableMenu editor={editor} />
      {tools.slice(-2).map(button)}
      {place}
    </div>
  );
}

import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { t } from './editor.texts.ts';
import classes from './EditorToolbar.module.css';

type Step = { label: string; run: (editor: Editor) => boolean };
const steps: readonly Step[] = [
  { label: t('rowAbove'), run: (e) => e.chain().focus().addRowBefore().run() },
  { label: t('rowBelow'), run: (e) => e.chain().focus().addRowAfter().run() },
  { label: t('columnLeft'), run: (e) => e.chain().focus().addColumnBefore().run() },
  { label: t('columnRight'), run: (e) => e.chain().focus().addColumnAfter().run() },
  { label: t('headerRow'), run: (e) => e.chain().focus().toggleHeaderRow().run() },
  { label: t('deleteRow'), run: (e) => e.chain().focus().deleteRow().run() },
  { label: t('deleteColumn'), run: (e) => e.chain().focus().deleteColumn().run() },
  { label: t('deleteTable'), run: (e) => e.chain().focus().deleteTable().run() },
];

/** Puts a table in; inside one, changes its rows and columns. */
export function TableMenu({ editor }: { editor: Editor | null }) {
  const inside = editor?.isActive('table') ?? false;
  const tool = (
    <ActionIcon
      size={28}
      aria-label={inside ? t('tableTools') : t('insertTable')}
      data-on={inside || undefined}
      className={classes.tool}
      disabled={!editor}
      onMouseDown={(event) => event.preventDefault()}
      onClick={
        inside ? undefined : () => editor?.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
      }
    >
      <IconTable size={16} stroke={1.75} />
    </ActionIcon>
  );
  if (!inside) return <Tooltip label={t('insertTable')}>{tool}</Tooltip>;
  return (
    <Menu width={200} returnFocus={false}>
      <Menu.Target>{tool}</Menu.Target>
      <Menu.Dropdown>
        {steps.map(({ label, run }) => (
          <Menu.Item key={label} onMouseDown={(event) => event.preventDefault()} onClick={() => editor && run(editor)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

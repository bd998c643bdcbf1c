import type { ActiveEditor } from '@clinical/contract/notes/notes.schemas';
import { Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { TopBarTools } from '../../../ui/TopBarSlot.tsx';
import { showEntry } from '../show-entry.ts';
import { threadQuery } from '../transcripts.api.ts';
import classes from './EditorAvatars.module.css';
import { initials } from './initials.ts';
import { isActive } from './presence.ts';
import { useEditors } from './presence-context.ts';
import { t } from './presence.texts.ts';
import { useNow } from './use-now.ts';

const most = 5;
const mostOnPhones = 2;

/** Who else is in the chart, in the top bar; each leads to where that person is. */
export function EditorAvatars({ noteId }: { noteId: string }) {
  const editors = useEditors();
  const narrow = useMediaQuery('(max-width: 40em)');
  const now = useNow(editors.length > 0);
  const { data: thread } = useQuery({ ...threadQuery(noteId), enabled: false });
  if (editors.length === 0) return null;
  const limit = narrow ? mostOnPhones : most;
  const shown = editors.slice(0, limit);
  const rest = editors.slice(limit);
  const headerOf = ({ transcriptId, section }: ActiveEditor): string | undefined =>
    thread?.find(({ id }) => id === transcriptId)?.sections.find(({ key }) => key === section)?.header;
  return (
    <TopBarTools>
      <ul className={classes.editors} aria-label={t('editors')}>
        {shown.map((editor) => {
          const said = say(editor, headerOf(editor), now);
          return (
            <li key={editor.userId}>
              <Tooltip label={said}>
                <button
                  type="button"
                  className={classes.avatar}
                  data-active={isActive(editor, now) || undefined}
                  data-initials={initials(editor.nickname)}
                  aria-label={said}
                  onClick={() => editor.transcriptId && showEntry(editor.transcriptId)}
                />
              </Tooltip>
            </li>
          );
        })}
        {rest.length > 0 && (
          <li>
            <Tooltip label={t('moreNames', { names: rest.map(({ nickname }) => nickname).join(', ') })}>
              <span
                className={classes.avatar}
                data-initials={`+${rest.length}`}
                role="img"
                tabIndex={0}
                aria-label={t('more', { n: rest.length })}
              />
            </Tooltip>
          </li>
        )}
      </ul>
    </TopBarTools>
  );
}

function say(editor: ActiveEditor, section: string | undefined, now: number): string {
  const name = editor.nickname;
  if (isActive(editor, now)) return section ? t('editingSection', { name, section }) : t('editing', { name });
  return section ? t('inSection', { name, section }) : t('here', { name });
}

import { Icon } from '../../../ui/Icon.tsx';
import { isActive } from './presence.ts';
import { useEditors } from './presence-context.ts';
import { t } from './presence.texts.ts';
import classes from './SectionPresence.module.css';
import { useNow } from './use-now.ts';

/** Names who else is in this section of a note. */
export function SectionPresence({ entryId, sectionKey }: { entryId: string; sectionKey: string }) {
  const here = useEditors().filter(({ transcriptId, section }) => transcriptId === entryId && section === sectionKey);
  const now = useNow(here.length > 0);
  if (here.length === 0) return null;
  return (
    <span className={classes.here}>
      {here.map((editor) => (
        <span key={editor.userId} className={classes.person}>
          <Icon name="pencil" size={16} />
          <span className={classes.said}>
            {isActive(editor, now) ? t('editing', { name: editor.nickname }) : t('hereToo', { name: editor.nickname })}
          </span>
          <span className={classes.name}>{editor.nickname}</span>
        </span>
      ))}
    </span>
  );
}

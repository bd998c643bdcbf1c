import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { RichText } from '../../features/transcripts/text/RichText.tsx';
import classes from '../../ui/note-paper.module.css';

/** The note in its final shape, to be read only: until the editor is there. */
export function StillNote({ entry }: { entry: Transcript }) {
  return (
    <>
      {entry.sections.map((section) => (
        <section key={section.key} className={classes.section}>
          <div className={classes.sectionHead}>
            <h3 className={classes.sectionTitle}>{section.header}</h3>
          </div>
          <RichText html={section.html} className={classes.text} />
        </section>
      ))}
    </>
  );
}

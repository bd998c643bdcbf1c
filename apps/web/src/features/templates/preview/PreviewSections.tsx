import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { t } from '../templates.texts.ts';
import classes from './Preview.module.css';
import { readBlocks } from './read-blocks.ts';

/** A note that a template made, section by section, as plain text: nothing in it can run. */
export function PreviewSections({ sections }: { sections: readonly NoteSection[] }) {
  return sections.map(({ key, header, html }) => (
    <div key={key} className={classes.section}>
      <h3>{header}</h3>
      <PreviewText html={html} />
    </div>
  ));
}

function PreviewText({ html }: { html: string }) {
  const blocks = readBlocks(html);
  if (blocks.length === 0) return <p className={classes.nothing}>{t('nothingSaid')}</p>;
  return blocks.map(({ text, item }, place) =>
    item ? (
      // oxlint-disable-next-line react/no-array-index-key -- a preview is drawn once and never reordered
      <p key={place} className={classes.item}>
        {text}
      </p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a preview is drawn once and never reordered
      <p key={place}>{text}</p>
    ),
  );
}

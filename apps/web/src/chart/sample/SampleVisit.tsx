import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sampleQuery } from '../../features/notes/public.ts';
import { speakerName } from '../../features/transcripts/speakers/public.ts';
import { threadQuery } from '../../features/transcripts/public.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { t } from './sample.texts.ts';
import classes from './SampleVisit.module.css';

/** The job that makes it takes a moment after the account is there. */
const askAgainEvery = 1_000;
const askedAtMost = 10;

/** A finished note beside what was said: pointing at a sentence marks where it comes from. Nothing of it is stored or counted. */
export function SampleVisit() {
  const sample = useQuery({
    ...sampleQuery,
    refetchInterval: ({ state }) => (state.data || state.dataUpdateCount > askedAtMost ? false : askAgainEvery),
  });
  const noteId = sample.data?.id ?? '';
  const entry = useQuery({ ...threadQuery(noteId), enabled: noteId !== '' }).data?.[0];
  return (
    <section className={classes.sample} aria-labelledby="sample-title">
      <h2 id="sample-title" className={classes.title}>
        {t('title')}
      </h2>
      <p className={classes.lead}>{t('lead')}</p>
      {entry ? (
        <Linked entry={entry} />
      ) : (
        <div className={classes.coming}>{!sample.isError && <SkeletonText lines={6} />}</div>
      )}
    </section>
  );
}

function Linked({ entry }: { entry: Transcript }) {
  const source = useRef<HTMLOListElement>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const shown = entry.sections.filter(({ key }) => entry.sentences.some(({ section }) => section === key));
  const links = new Set(marked === null ? [] : entry.sentences[marked]?.links.map(({ utteranceId }) => utteranceId));
  const mark = (place: number) => {
    setMarked(place);
    const first = entry.sentences[place]?.links[0]?.utteranceId ?? '';
    const list = source.current;
    const row = list?.querySelector<HTMLElement>(`[data-line="${CSS.escape(first)}"]`);
    // the pane scrolls, never the page
    if (list && row) list.scrollTo({ top: row.offsetTop - row.offsetHeight, behavior: scrollBehavior() });
  };
  return (
    <div className={classes.panes}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reachable by keyboard */}
      <div
        className={classes.note}
        role="group"
        aria-label={t('note')}
        tabIndex={0}
        onPointerLeave={() => setMarked(null)}
      >
        {shown.map(({ key, header }) => (
          <section key={key}>
            <h3 className={classes.header}>{header}</h3>
            {entry.sentences.map(
              ({ text, section }, place) =>
                section === key && (
                  <button
                    // oxlint-disable-next-line react/no-array-index-key -- a sentence is known by its place
                    key={place}
                    type="button"
                    className={classes.sentence}
                    aria-pressed={place === marked}
                    onPointerEnter={() => mark(place)}
                    onFocus={() => mark(place)}
                    onClick={() => mark(place)}
                  >
                    {text}
                  </button>
                ),
            )}
          </section>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reachable by keyboard */}
      <ol ref={source} className={classes.source} aria-label={t('said')} tabIndex={0}>
        {entry.utterances.map((utterance) => (
          <li key={utterance.id} data-line={utterance.id} data-marked={links.has(utterance.id) || undefined}>
            <span className={classes.speaker}>{speakerName(utterance)}</span> {utterance.text}
          </li>
        ))}
      </ol>
    </div>
  );
}

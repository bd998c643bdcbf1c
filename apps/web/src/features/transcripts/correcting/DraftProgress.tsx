import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import { Button, Progress } from '@mantine/core';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from './correcting.texts.ts';
import classes from './DraftProgress.module.css';

/** How many lines of a draft were looked at, and the way to the next one. */
export function DraftProgress({ entry }: { entry: Pick<Transcript, 'utterances' | 'speech'> }) {
  const lines = entry.utterances.filter((utterance) => !isMark(utterance));
  const done = new Set(entry.speech?.reviewed);
  const left = lines.find(({ id }) => !done.has(id));
  const looked = lines.filter(({ id }) => done.has(id)).length;
  if (lines.length === 0) return null;
  const words = t('linesLooked', { n: lines.length, done: looked });
  const showNext = (article: Element | null) => {
    const row = article?.querySelector(`[data-utterance="${CSS.escape(left!.id)}"]`);
    row?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    row?.querySelector<HTMLElement>('[data-tick], [data-tick] input')?.focus({ preventScroll: true });
  };
  return (
    <div className={classes['progress']}>
      <Progress className={classes['bar']} size={6} value={(100 * looked) / lines.length} aria-label={words} />
      <span role="status">{left ? words : t('allLooked')}</span>
      {left && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="chevron-down" size={16} />}
          onClick={(event) => showNext(event.currentTarget.closest('article') ?? document.body)}
        >
          {t('nextLine')}
        </Button>
      )}
    </div>
  );
}

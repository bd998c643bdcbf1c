import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { formatDate } from '../../lib/format.ts';
import { RichText } from '../transcripts/text/public.ts';
import { showInChart } from '../transcripts/public.ts';
import { t } from './pre-chats.texts.ts';
import classes from './Precharts.module.css';
import { PrechartSources } from './PrechartSources.tsx';

/** A prechart that went with a note: as it was then, with the way to that note. */
export function UsedPrechart({ prechart }: { prechart: Prechart }) {
  const { id, title, answer, usedIn } = prechart;
  return (
    <article id={`prechart-${id}`} className={classes.card} aria-label={title || t('untitled')} tabIndex={-1}>
      <header className={classes.head}>
        <h3 className={classes.name}>{title || t('untitled')}</h3>
        <span className={classes.by}>
          {usedIn ? t('usedIn', { date: formatDate(usedIn.createdAt) }) : t('usedGone')}
        </span>
        {usedIn && (
          <button
            type="button"
            className={classes.source}
            onClick={() => showInChart({ kind: 'entry', id: usedIn.entryId })}
          >
            {t('showNote')}
          </button>
        )}
      </header>
      <RichText html={answer} className={classes.text} />
      <PrechartSources prechart={prechart} />
    </article>
  );
}

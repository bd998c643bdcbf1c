import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { formatDate } from '../../lib/format.ts';
import { showInChart } from '../transcripts/public.ts';
import { t } from './pre-chats.texts.ts';
import classes from './Precharts.module.css';

/** Where each line that the AI wrote comes from; lines that a person changed since are not among them. */
export function PrechartSources({ prechart }: { prechart: Prechart }) {
  const words = new DOMParser().parseFromString(prechart.answer, 'text/html').body.textContent ?? '';
  const sources = prechart.sources.filter(({ text }) => words.includes(text));
  if (sources.length === 0) return null;
  return (
    <details className={classes.sources}>
      <summary>{t('sources', { n: sources.length })}</summary>
      <dl>
        {sources.map(({ text, links }) => (
          <div key={text}>
            <dt>{text}</dt>
            {links.length === 0 && <dd className={classes.noSource}>{t('noSource')}</dd>}
            {links.map(({ entryId, entryCreatedAt, quote }) => (
              <dd key={`${entryId} ${quote}`}>
                <button
                  type="button"
                  className={classes.source}
                  onClick={() => showInChart({ kind: 'entry', id: entryId })}
                >
                  {t('fromEntry', { date: formatDate(entryCreatedAt) })}
                </button>
                <q>{quote}</q>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { TranscribeButton } from './TranscribeButton.tsx';
import notice from '../../../ui/notice.module.css';
import type { EntryState } from '../../transcripts/public.ts';
import { Player } from '../../transcripts/playback/public.ts';
import { AddText } from './AddText.tsx';
import { speechEngineQuery } from './add-text.api.ts';
import { hearLabel } from './hear-label.ts';
import { t } from './add-text.texts.ts';
import classes from './WithoutWords.module.css';

type Props = { entry: Transcript; state: EntryState; withPlayer: boolean };

/** An entry whose audio has no text yet: it can be listened to, heard by an engine, or given its words. */
export function WithoutWords({ entry, state, withPlayer }: Props) {
  const { data: engine } = useQuery(speechEngineQuery);
  const canHear = engine?.canHear ?? false;
  const waits = state.kind === 'speech';
  const failed = state.kind === 'failed';
  const lead = failed ? 'failed' : !waits ? 'nothingHeard' : canHear ? 'waits' : 'noEngine';
  const said = waits && engine?.switchedOff ? t('switchedOff', { reason: engine.switchedOff }) : t(lead);
  return (
    <section className={notice['notice']} aria-label={t('region')}>
      {/* what is said of an engine is said when it is known */}
      <p className={notice['text']}>{waits && engine === undefined ? '\u00a0' : said}</p>
      {withPlayer && (
        <div className={classes['player']}>
          <Player durationMs={entry.speech?.durationMs ?? null} />
        </div>
      )}
      {canHear && !failed && entry.abilities.edit && (
        <div className={notice['actions']}>
          <TranscribeButton entry={entry} label={waits ? hearLabel(engine?.name ?? '') : t('hearAgain')} />
        </div>
      )}
      {entry.abilities.edit && <AddText entry={entry} />}
    </section>
  );
}

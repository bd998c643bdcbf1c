import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { t } from '../transcripts.texts.ts';
import type { EntryState } from '../entry-state.ts';

const holdTexts = { identity: 'stateIdentity', speech: 'stateLittleSpeech', credits: 'stateCredits' } as const;

/** The entry's state in a word. */
export function EntryStatus({ state }: { state: EntryState }) {
  switch (state.kind) {
    case 'done':
      return <StatusBadge>{t('stateDone')}</StatusBadge>;
    case 'source':
      return (
        <StatusBadge tone="info" icon="circle-dashed">
          {t('stateSource')}
        </StatusBadge>
      );
    case 'blank':
      return <StatusBadge>{t('stateBlank')}</StatusBadge>;
    case 'speech':
      return (
        <StatusBadge tone="warn" icon="clock">
          {t('stateSpeech')}
        </StatusBadge>
      );
    case 'silent':
      return (
        <StatusBadge tone="warn" icon="alert-triangle">
          {t('stateSilent')}
        </StatusBadge>
      );
    case 'held':
      return (
        <StatusBadge
          tone={state.hold.kind === 'identity' ? 'danger' : 'warn'}
          icon={state.hold.kind === 'credits' ? 'clock' : 'alert-triangle'}
        >
          {t(holdTexts[state.hold.kind])}
        </StatusBadge>
      );
    case 'generating':
      return (
        <StatusBadge tone="accent" icon="loader">
          {state.percent === null ? t('waitingToProcess') : t('processing', { percent: state.percent })}
        </StatusBadge>
      );
    case 'failed':
      return (
        <StatusBadge tone="danger" icon="alert-triangle">
          {t('stateFailed')}
        </StatusBadge>
      );
  }
}

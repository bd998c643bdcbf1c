import { newKey } from '@clinical/api-client/new-key';
import { limits } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { VoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { Alert, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDuration } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { PricedButton, TooFewCredits, useLocalPrice, usePrice } from '../../credits/public.ts';
import { flushDraft } from '../../transcripts/public.ts';
import dialog from '../../../ui/dialog-parts.module.css';
import { longestClip, useClip } from './use-clip.ts';
import { useRunLocally, useStartVoiceEdit, type Wanted } from './voice-edit.api.ts';
import { t } from './voice-edit.texts.ts';

/** `failed`: the one before, whose words can be mended. */
type Props = { entry: Transcript; failed: VoiceEdit | null };

/** Takes the instruction: spoken, or typed. */
export function VoiceEditAsk({ entry, failed }: Props) {
  const kept = usePersistedText(`voice-edit:${entry.id}`, failed?.instruction ?? '');
  const words = kept.text;
  /** What was not sent yet, with the key of its request: a second try is the same one. */
  const [unsent, setUnsent] = useState<{ wanted: Wanted; key: string } | null>(null);
  const start = useStartVoiceEdit(entry);
  const needsServer = useNeedsServer();
  const price = usePrice('voice-edit');
  const localPrice = useLocalPrice('voice-edit');
  const locally = useRunLocally(entry);
  const tooFew = price?.tooFew ?? false;

  const send = async (request: { wanted: Wanted; key: string }) => {
    setUnsent(request);
    await flushDraft(entry.id);
    // the form is gone by then
    await start.mutateAsync(request).then(kept.clear, () => undefined);
  };
  const clip = useClip((spoken) => void send({ wanted: { spoken }, key: newKey() }));
  const { state } = clip;
  const propose = () => {
    const typed = words.trim();
    if (typed === '' || start.isPending || tooFew) return;
    const same = unsent && 'typed' in unsent.wanted && unsent.wanted.typed === typed;
    void send(same ? unsent : { wanted: { typed }, key: newKey() });
  };
  const seconds = state.kind === 'recording' ? state.seconds : 0;
  const stopTooLong = useEffectEvent(() => clip.stop());
  useEffect(() => {
    if (seconds >= longestClip) stopTooLong();
  }, [seconds]);

  if (state.kind !== 'idle') {
    return (
      <>
        <p role="status" className={dialog.lead}>
          {state.kind === 'opening' ? t('opening') : t('listening', { time: formatDuration(seconds * 1_000) })}
        </p>
        <p className={dialog.lead}>{t('longest')}</p>
        <div className={dialog.actions}>
          <Button variant="default" onClick={clip.drop}>
            {t('dropClip')}
          </Button>
          <Button data-autofocus disabled={state.kind === 'opening'} onClick={clip.stop}>
            {t('stop')}
          </Button>
        </div>
      </>
    );
  }
  const spokenUnsent = unsent && 'spoken' in unsent.wanted && start.isError;
  const problem = start.isError ? messageOf(start.error) : state.problem ? t(state.problem) : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        propose();
      }}
    >
      {failed && (
        <Alert color="yellow" title={t('notMade')} role="alert">
          <p>{failed.message}</p>
          <p>{t('notMadeHint')}</p>
          {failed.localEngine && (
            <PricedButton
              price={localPrice}
              variant="default"
              loading={locally.isPending}
              onClick={() => locally.mutate(failed)}
              {...needsServer}
            >
              {t('runLocally')}
            </PricedButton>
          )}
          {locally.isError && <p>{messageOf(locally.error)}</p>}
        </Alert>
      )}
      <p className={dialog.lead}>{t('lead')}</p>
      <PhraseTextarea
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        label={t('instruction')}
        placeholder={t('placeholder')}
        maxLength={limits.instruction}
        value={words}
        onChange={kept.change}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          propose();
        }}
      />
      {problem !== null && (
        <p className={dialog.failure} role="alert">
          {problem}
        </p>
      )}
      <div className={dialog.actions}>
        <Button
          variant="default"
          leftSection={<Icon name="microphone" size={16} />}
          disabled={tooFew || start.isPending}
          onClick={() => (spokenUnsent ? void send(unsent) : clip.start())}
          {...needsServer}
        >
          {spokenUnsent ? t('sendAgain') : failed ? t('speakAgain') : t('speak')}
        </Button>
        <PricedButton
          price={price}
          type="submit"
          loading={start.isPending}
          disabled={words.trim() === ''}
          {...needsServer}
        >
          {t('propose')}
        </PricedButton>
        <TooFewCredits price={price} />
      </div>
    </form>
  );
}

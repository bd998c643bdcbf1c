import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { starredMicrophone } from '../../../lib/microphone.ts';
import { keyNames } from '../../../lib/shortcuts/shortcuts.ts';
import { transcriptionLanguageValue } from '../../../lib/transcription-language.ts';
import type { DictationPlace } from '../../../ui/dictation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { toast } from '../../../ui/toast.ts';
import { userInfoQuery } from '../../accounts/public.ts';
import { pricesQuery } from '../../credits/public.ts';
import { type DictationState, type RunningDictation, startDictation } from './dictation.ts';
import { dictationFields, dictationKeys } from './dictation-fields.ts';
import { t } from './dictation.texts.ts';
import classes from './DictationButton.module.css';

/** Starts and stops dictating in a field. Going to another field stops it, too. */
export function DictationButton({ place }: { place: DictationPlace }) {
  const [state, setState] = useState<DictationState>('idle');
  const running = useRef<RunningDictation | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isThere = useRef(true);
  const needsServer = useNeedsServer();
  const user = useQuery(userInfoQuery()).data;
  const prices = useQuery(pricesQuery).data;
  const price = prices?.actions['dictation'] ?? 0;
  const tooFew = user !== undefined && user.tokens < price;
  const isOn = state !== 'idle';

  // which section has the caret may change while somebody speaks
  const now = useRef(place);
  useEffect(() => {
    now.current = place;
  });
  const target = {
    before: () => now.current.before(),
    insert: (text: string) => {
      if (isThere.current) now.current.insert(text);
      else toast.warning(t('notPlaced', { words: text.trim() }));
    },
    showHint: (words: string | null) => {
      if (isThere.current) now.current.showHint(words);
    },
  };
  const toggle = (): void => {
    if (running.current) {
      running.current.stop();
      return;
    }
    if (place.disabled || tooFew || needsServer.disabled) return;
    running.current = startDictation(
      {
        id: crypto.randomUUID(),
        language: transcriptionLanguageValue(),
        deviceId: starredMicrophone.get()?.id ?? null,
      },
      target,
      {
        onState: (next) => {
          if (next === 'idle') running.current = null;
          if (isThere.current) setState(next);
        },
        onProblem: (problem) => {
          toast.error(t(problem), { title: t(problem === 'noCredits' ? 'stopped' : 'notDictated') });
        },
      },
    );
  };
  const toggleByKey = useEffectEvent(toggle);

  useEffect(() => {
    isThere.current = true;
    const field = { holds: (element: Element) => now.current.holds(element), toggle: () => toggleByKey() };
    const forget = dictationFields.add(field);
    return () => {
      forget();
      isThere.current = false;
      running.current?.stop();
    };
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const onFocus = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element) || button.current?.contains(element)) return;
      if (!now.current.holds(element)) running.current?.stop();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isOn]);

  const name = isOn ? t('stop') : price > 0 ? t('dictateFor', { n: price }) : t('dictate');
  const status = state === 'idle' ? '' : t(state);
  return (
    <>
      <Tooltip
        label={isOn ? `${name}. ${status}` : tooFew ? t('noCredits') : `${name}, ${keyNames(dictationKeys).join('+')}`}
      >
        <ActionIcon
          ref={button}
          size={28}
          aria-label={name}
          aria-pressed={isOn}
          className={classes.button}
          data-state={state}
          disabled={!isOn && (place.disabled || tooFew)}
          // the caret must stay where it is
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          {...(isOn ? {} : needsServer)}
        >
          <Icon name="microphone" size={16} />
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}

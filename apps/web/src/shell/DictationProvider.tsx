import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import {
  dictationFields,
  dictationKeys,
  dictationTexts as t,
  LaterDictationButton,
  LaterNoDictation,
} from '../features/speech/public.ts';
import { enginesQuery } from '../lib/engines.api.ts';
import { useShortcut } from '../lib/shortcuts/shortcuts.ts';
import { Dictation, type DrawDictation } from '../ui/dictation.ts';

const draw: DrawDictation = (place) => (
  <Suspense fallback={null}>
    <LaterDictationButton place={place} />
  </Suspense>
);

const drawNone: DrawDictation = () => (
  <Suspense fallback={null}>
    <LaterNoDictation />
  </Suspense>
);

/** Gives dictation to every long text field. Without a speech engine its button is disabled and says why. */
export function DictationProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...enginesQuery, staleTime: Infinity });
  const isTranscribed = data?.some(({ area, engine }) => area === 'speech' && engine !== 'none') ?? false;
  useShortcut(dictationKeys, t('key'), () => dictationFields.toggleAt(document.activeElement), {
    enabled: isTranscribed,
  });
  return <Dictation value={isTranscribed ? draw : data ? drawNone : null}>{children}</Dictation>;
}

import {
  languageOfChart,
  type TranscriptionLanguage,
  transcriptionLanguages as languages,
} from '@clinical/contract/speech/languages';
import { useEffect, useSyncExternalStore } from 'react';
import { outsideStore } from './outside-store.ts';
import { preference } from './preference.ts';

const first = languages[0] as TranscriptionLanguage;

/** The key of the language that recordings and uploads are transcribed in, where no chart presets another. */
export const transcriptionLanguage = preference('transcription-language', first.key, (stored) =>
  languages.some(({ key }) => key === stored) ? (stored as string) : null,
);

/** The key for the chart that is open, when its patient's language is known; a choice made there holds while it is open. */
const ofChart = outsideStore<string | null>(null);

const currentKey = (): string => ofChart.get() ?? transcriptionLanguage.get();

function choose(key: string): void {
  if (ofChart.get() === null) transcriptionLanguage.set(key);
  else ofChart.set(key);
}

/** What the server is told, e.g. `nl` for both Dutch and Flemish. */
export function transcriptionLanguageValue(): string {
  return (languages.find(({ key }) => key === currentKey()) ?? first).value;
}

/** The key in force, and how to choose another. */
export function useTranscriptionLanguage(): [key: string, choose: (key: string) => void] {
  const preset = useSyncExternalStore(ofChart.subscribe, ofChart.get);
  const own = useSyncExternalStore(transcriptionLanguage.store.subscribe, transcriptionLanguage.get);
  return [preset ?? own, choose];
}

/** While the page shows a chart whose language is known, that is the one to transcribe in. */
export function usePresetLanguage(tag: string | null | undefined): void {
  useEffect(() => {
    ofChart.set(languageOfChart(tag)?.key ?? null);
    return () => ofChart.set(null);
  }, [tag]);
}

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  transcriptionLanguage,
  transcriptionLanguageValue,
  usePresetLanguage,
  useTranscriptionLanguage,
} from './transcription-language.ts';

it('an open chart presets its language, a choice there holds while it is open, and the own choice stays', () => {
  transcriptionLanguage.set('fr');
  const picker = renderHook(() => useTranscriptionLanguage());
  const chart = renderHook((tag: string | null) => usePresetLanguage(tag), { initialProps: 'de-CH' as string | null });
  expect([picker.result.current[0], transcriptionLanguageValue()]).toEqual(['de-CH', 'de-CH']);
  act(() => picker.result.current[1]('nl-flemish'));
  expect([picker.result.current[0], transcriptionLanguageValue()]).toEqual(['nl-flemish', 'nl']);
  expect(transcriptionLanguage.get()).toBe('fr');
  chart.rerender(null);
  expect(transcriptionLanguageValue()).toBe('fr');
  act(() => picker.result.current[1]('it'));
  expect(transcriptionLanguage.get()).toBe('it');
  chart.unmount();
  act(() => picker.result.current[1]('en'));
});

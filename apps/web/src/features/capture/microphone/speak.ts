import { currentLocale } from '../../../lib/locale.ts';

/** Says a sentence aloud, where the browser has a voice. */
export function speak(text: string): void {
  const voice = (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = currentLocale();
  voice.speak(said);
}

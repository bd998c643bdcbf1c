import {
  type SpeechEngine,
  speechPort,
  type SpeechRequest,
  type SpeechResult,
} from '../../src/gateways/speech/port.ts';
import type { TestServer } from '../harness.ts';

/** A visit as an engine hears it, a sentence each two seconds. */
export const heardVisit: SpeechResult = {
  utterances: [
    ['Speaker 1', 'Good morning, what brings you in today?'],
    ['Speaker 2', 'I have had a sore throat and a fever for three days.'],
    ['Speaker 1', 'Are you allergic to any medicine?'],
    ['Speaker 2', 'Yes, penicillin gives me a rash.'],
    ['Speaker 1', 'Your throat is red and the tonsils are swollen. The lungs are clear.'],
    ['Speaker 1', 'I will prescribe azithromycin 500 milligrams once a day for three days.'],
  ].map(([speaker, text], index) => ({
    speaker: speaker!,
    startMs: index * 4_000,
    endMs: index * 4_000 + 3_800,
    text: text!,
    confidence: 0.95,
    words: [],
  })),
  missing: [],
  silent: [],
  failure: null,
};

/** Puts an engine behind the port of one server that hears what it is told; undone with what it gives. */
export function hearWith(
  server: TestServer,
  transcribe: (request: SpeechRequest) => SpeechResult | Promise<SpeechResult>,
  overrides: Partial<SpeechEngine> = {},
): () => void {
  const before = server.ports.get(speechPort);
  const engine: SpeechEngine = {
    id: 'openai',
    name: 'Test engine',
    draft: false,
    host: 'speech.example.org',
    transcribe: async (_audio, request) => transcribe(request),
    ...overrides,
  };
  server.ports.register(speechPort, { ...before, engine });
  return () => void server.ports.register(speechPort, before);
}

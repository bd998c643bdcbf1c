import { call } from '../call.ts';
import type { MakeSynthetic, SyntheticTranscript } from './synthetic.schemas.ts';

export const makeSynthetic = call<{ body: MakeSynthetic }, SyntheticTranscript>(
  'POST',
  '/transcripts/synthetic_transcript',
);

import { call } from '../call.ts';
import type { AddLateFacts, LateFactsAdded } from './late-facts.schemas.ts';

export const addLateFacts = call<{ params: { id: string }; body: AddLateFacts }, LateFactsAdded>(
  'POST',
  '/transcripts/{id}/late-facts',
);

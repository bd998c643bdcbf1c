import { call } from '../call.ts';
import type {
  AnswerCheck,
  AnsweredCheck,
  AnswerIdentity,
  IdentityChecked,
  SelfTest,
  SelfTestState,
  TranscriptChecks,
} from './checks.schemas.ts';
import type { OpenWork, OpenWorkFilter } from './open-work.schemas.ts';

type ById = { id: string };

export const getChecks = call<{ params: ById }, TranscriptChecks>('GET', '/transcripts/{id}/checks');
export const runChecks = call<{ params: ById }, TranscriptChecks>('POST', '/transcripts/{id}/checks/run');
export const answerCheck = call<{ params: { id: string; checkId: string }; body: AnswerCheck }, AnsweredCheck>(
  'PUT',
  '/transcripts/{id}/checks/{checkId}',
);
export const answerIdentity = call<{ params: ById; body: AnswerIdentity }, IdentityChecked>(
  'POST',
  '/transcripts/{id}/identity-check',
);
/** My unsigned visits, by what they wait for. */
export const listOpenWork = call<{ query: OpenWorkFilter }, OpenWork>('GET', '/notes/open-work');
export const getSelfTest = call<object, SelfTestState>('GET', '/checks/self-test');
export const runSelfTest = call<object, SelfTest>('POST', '/checks/self-test');

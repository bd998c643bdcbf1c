import { z } from 'zod';
import { Id, IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './checks.calls.ts';
import {
  AnswerCheck,
  AnsweredCheck,
  AnswerIdentity,
  IdentityChecked,
  SelfTest,
  SelfTestState,
  TranscriptChecks,
} from './checks.schemas.ts';
import { OpenWork, OpenWorkFilter } from './open-work.schemas.ts';

export const getChecks = route(calls.getChecks, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'What was found in a note: what differs from what was said, what nobody said, and what is missing.',
  params: IdParams,
  response: TranscriptChecks,
  permission: 'note.read',
  phi: true,
});
export const runChecks = route(calls.runChecks, {
  access: 'session',
  summary: 'Check the newest text of a note again.',
  params: IdParams,
  response: TranscriptChecks,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
  phi: true,
});
export const answerCheck = route(calls.answerCheck, {
  access: 'session',
  summary:
    'Insert or dismiss what is missing, accept or dismiss a flag, or take that back. `If-Match` names the version it was seen in.',
  params: z.object({ id: Id, checkId: z.string().min(1).max(200) }),
  body: AnswerCheck,
  response: AnsweredCheck,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const answerIdentity = route(calls.answerIdentity, {
  access: 'session',
  summary: 'Compare what was said with the chart, and say whose visit it was when the two conflict.',
  params: IdParams,
  body: AnswerIdentity,
  response: IdentityChecked,
  permission: 'note.edit',
  errors: ['CONFLICT', 'EMPTY_SOURCE', 'TEMPLATE_WITHOUT_SECTIONS', 'ENTRY_SIGNED'],
  phi: true,
});
export const listOpenWork = route(calls.listOpenWork, {
  access: 'session',
  whileViewing: 'as-member',
  summary:
    '[ours] My unsigned visits, by what they wait for: a signature, answers to findings, their text, or a new try.',
  query: OpenWorkFilter,
  response: OpenWork,
  permission: 'note.read',
  phi: true,
});
export const getSelfTest = route(calls.getSelfTest, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'How many seeded errors the checker caught, by kind [ours].',
  response: SelfTestState,
  permission: 'session',
});
export const runSelfTest = route(calls.runSelfTest, {
  access: 'session',
  summary: 'The same: the result is a constant of the code [ours].',
  response: SelfTest,
  permission: 'session',
});

import { callAddress } from '@clinical/api-client/address';
import { createClient } from '@clinical/api-client/client';
import type { Call, CallInput } from '@clinical/contract/call';
import { config } from './config.ts';
import { setReachable } from './connection.ts';
import { warn } from './log.ts';
import { leaveAfter } from './session/leave.ts';
import { accessToken } from './session/session.ts';

/** The one client of the pages: `api.request(calls.getNote, { params: { id } })`. */
export const api = createClient({
  apiBase: config.apiBase,
  pdfBase: config.pdfBase,
  token: accessToken,
  onRejected: (error) => leaveAfter(error.status),
  onReachable: setReachable,
  log: warn,
});

/** Where a call answers, for an element that asks by itself: its address holds all that it needs. */
export const addressOf = <Input extends CallInput>(call: Call<Input, unknown>, input: Input): string =>
  callAddress(config.apiBase, call.path, input);

import { call } from '../call.ts';
import type { ChangeOnCall, OnCall, QuietHours, SetQuietHours } from './on-call.schemas.ts';

export const getOnCall = call<Record<never, never>, OnCall>('GET', '/messaging/on-call');
export const changeOnCall = call<{ body: ChangeOnCall }, OnCall>('PUT', '/messaging/on-call');
export const getQuietHours = call<Record<never, never>, QuietHours>('GET', '/messaging/quiet-hours');
export const setQuietHours = call<{ body: SetQuietHours }, QuietHours>('PUT', '/messaging/quiet-hours');

import type { TaskShare } from '@clinical/contract/clinical-tasks/shares.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { TaskShareRow } from './task-shares.queries.ts';

export const viewTaskShare = ({ id, filter, createdAt, expiresAt }: TaskShareRow): TaskShare => ({
  id,
  filter,
  createdAt: isoTime(createdAt),
  expiresAt: isoTime(expiresAt),
});

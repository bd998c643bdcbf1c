import type { AlertKind } from '@clinical/contract/messaging/messaging.schemas';
import type { Tx } from './context.ts';
import { port } from './ports.ts';

/** What the program tells the people of a workspace. It holds ids, never a text about a patient. */
export type Alert = {
  kind: AlertKind;
  workspaceId: string;
  /** Names what happened. A second alert with the same kind and key changes nothing. */
  key: string;
  /** The chart that it leads to; only who may see that chart sees its name. */
  noteId: string | null;
  /** The record that it leads to. */
  recordId: string | null;
};

/** What an alert needs of the transaction that changes what it tells of: both become real together, or neither. */
export type AlertScope = Pick<Tx, 'db' | 'clock' | 'ids' | 'emit'>;

export type Alerts = {
  raise(scope: AlertScope, alert: Alert): Promise<void>;
  /** The same, and asks the person on call until somebody acknowledges it. */
  callOnCall(scope: AlertScope, alert: Alert): Promise<void>;
};

export const alerts = port<Alerts>('alerts');

import { port } from '../../platform/ports.ts';

export type Mail = { to: string; subject: string; text: string; html?: string };

export type EmailPort = {
  /** `smtp` or `outbox`. */
  readonly name: string;
  /** Resolves when the next hop, or the outbox folder, has it safely. */
  send(mail: Mail): Promise<void>;
};

export const emailPort = port<EmailPort>('email');

import { port } from '../../platform/ports.ts';

export type Mail = { to: string; subject: string; text: string; html?: string };

export type EmailPort = {
  /** `smtp` or `outbox`. */
  readonly name: string;
  /** Where mails are written as files; null when a server takes them. */
  readonly folder: string | null;
  /** Resolves when the next hop, or the outbox folder, has it safely. */
  send(mail: Mail): Promise<void>;
};

export const emailPort = port<EmailPort>('email');

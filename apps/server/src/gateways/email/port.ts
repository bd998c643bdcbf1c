import { port } from '../../platform/ports.ts';

/** `logo`: a PNG or JPEG as a data address, which `html` shows as `cid:logo`. */
export type Mail = { to: string; subject: string; text: string; html?: string; logo?: string };

export type EmailPort = {
  /** `smtp` or `outbox`. */
  readonly name: string;
  /** Where mails are written as files; null when a server takes them. */
  readonly folder: string | null;
  /** Resolves when the next hop, or the outbox folder, has it safely. */
  send(mail: Mail): Promise<void>;
  /** Asks whether mails would be taken, and sends none. Gives one sentence. @throws AppError PROVIDER_FAILED with what is wrong */
  test(): Promise<string>;
};

export const emailPort = port<EmailPort>('email');

import { join } from 'node:path';
import { createOutboxEmail } from './gateways/email/outbox.ts';
import type { EmailPort } from './gateways/email/port.ts';
import { createSmtpEmail } from './gateways/email/smtp.ts';
import { noLlm } from './gateways/llm/local.ts';
import { openAiWhenNeeded } from './gateways/llm/openai-when-needed.ts';
import { ownKeyLlm } from './gateways/llm/own-key.ts';
import type { LlmPort, OwnKeyLlmPort } from './gateways/llm/port.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Ids } from './platform/ids.ts';
import { writeDurably } from './platform/storage/write-durably.ts';

/** Where mails are written as files; null when a mail server takes them. */
export function mailFolderOf(config: Config): string | null {
  return config.smtpUrl ? null : join(config.dataDir, 'outbox');
}

/** The mail server of the configuration, or the local outbox. */
export function emailOf(config: Config, { clock, ids }: { clock: Clock; ids: Ids }): EmailPort {
  const folder = mailFolderOf(config);
  return folder
    ? createOutboxEmail({ folder, from: config.mailFrom, clock, ids, write: writeDurably })
    : createSmtpEmail({ url: config.smtpUrl ?? '', from: config.mailFrom });
}

/** The model endpoint of the configuration, or none: then the embedded engine writes. */
export function llmOf(config: Config, clock: Clock): LlmPort {
  return config.openai ? openAiWhenNeeded({ ...config.openai, clock }) : noLlm;
}

/** The same endpoint, or the vendor's own, for people who pay with a key of theirs. */
export function ownKeyLlmOf(config: Config, clock: Clock): OwnKeyLlmPort {
  return ownKeyLlm({ baseUrl: config.openaiBaseUrl, clock });
}

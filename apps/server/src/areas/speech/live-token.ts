import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import type { SocketHolder } from '../../platform/http/sockets.ts';

const sealedFor = 'live-speech';

const Content = z.object({
  u: z.string(),
  w: z.string(),
  s: z.string(),
  r: z.string().nullable(),
  e: z.number(),
});

/** Writes who may speak into the relay, about which recording and until when, so that nobody but this server can read or change it. */
export function sealLiveToken(
  ports: Pick<Context, 'use'>,
  { userId, workspaceId, sessionId, subject, expiresAt }: SocketHolder,
) {
  const content: z.infer<typeof Content> = {
    u: userId,
    w: workspaceId,
    s: sessionId,
    r: subject,
    e: expiresAt,
  };
  return ports.use(textSeal).sealText(JSON.stringify(content), sealedFor);
}

/** @throws AppError SESSION_REQUIRED for what is none of ours */
export function openLiveToken(ports: Pick<Context, 'use'>, token: string): SocketHolder {
  let text: string;
  try {
    text = ports.use(textSeal).openText(token, sealedFor);
  } catch (error) {
    throw new AppError('SESSION_REQUIRED', { cause: error });
  }
  const { u, w, s, r, e } = Content.parse(JSON.parse(text));
  return { userId: u, workspaceId: w, sessionId: s, subject: r, expiresAt: e };
}

import { z } from 'zod';
import type { EhrTokens } from '../../gateways/ehr/port.ts';

/** Systems that hand over the access token itself; others carry it inside (specification, section 5). */
const direct: readonly string[] = ['drchrono', 'athena', 'charmhealth'];

const Inside = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.number().positive().nullish(),
});

/** The tokens in what an EHR put into the address: those inside it, else it is the access token. Nothing of it is believed. */
export function handedTokens(type: string, token: string, now: number): EhrTokens {
  const inside = direct.includes(type) ? null : readInside(token);
  if (!inside) return { access: token, refresh: null, expiresAt: null };
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = inside;
  return { access, refresh: refresh ?? null, expiresAt: seconds ? now + seconds * 1_000 : null };
}

/** As JSON, or as the claims of a token of three parts. */
function readInside(token: string): z.infer<typeof Inside> | null {
  const [, claims] = token.split('.');
  for (const text of [token, claims ? Buffer.from(claims, 'base64url').toString('utf8') : '']) {
    if (!text.startsWith('{')) continue;
    try {
      const { data } = Inside.safeParse(JSON.parse(text));
      if (data) return data;
    } catch {
      // an opaque token that only begins like one
    }
  }
  return null;
}

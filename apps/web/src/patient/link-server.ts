import type {
  LinkGreeting,
  LinkRequest,
  LinkView,
  ReportByLink,
} from '@clinical/contract/patient-links/patient-links.schemas';

/** The two halves of a link: the token names it in calls, the secret is sent once, with the date of birth. */
export type Link = { token: string; secret: string };

/** From the fragment of the address, which browsers send to nobody. */
export function linkOf(fragment: string): Link {
  const [token = '', secret = ''] = fragment.replace(/^#/, '').split('.');
  return { token, secret };
}

/** A refusal of the server. `status` is 0 when the server was not reached. */
export class LinkRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

export const statusOf = (error: unknown): number => (error instanceof LinkRefusal ? error.status : 0);

async function ask<T>(path: string, body?: LinkRequest | ReportByLink): Promise<T> {
  const reply = await fetch(`/api/patient-links/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    credentials: 'omit',
    cache: 'no-store',
  }).catch(() => null);
  if (!reply || reply.status >= 500) throw new LinkRefusal(0);
  if (!reply.ok) throw new LinkRefusal(reply.status);
  return (await reply.json()) as T;
}

export const greet = (token: string): Promise<LinkGreeting> => ask(encodeURIComponent(token));
export const request = (token: string, body: LinkRequest): Promise<LinkView> => ask(encodeURIComponent(token), body);
export const report = (token: string, body: ReportByLink): Promise<LinkView> =>
  ask(`${encodeURIComponent(token)}/reports`, body);

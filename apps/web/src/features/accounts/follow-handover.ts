import { verifyExternalUser } from '@clinical/contract/accounts/external-user.calls';
import { finishEhrLink, linkEhr } from '@clinical/contract/ehr/ehr.calls';
import type { LinkedEhr } from '@clinical/contract/ehr/ehr.schemas';
import { api } from '../../lib/api.ts';
import type { EhrHandover, EhrReturn } from '../../lib/ehr-address.ts';
import { warn } from '../../lib/log.ts';
import { pendingHandover } from '../../lib/pending-handover.ts';
import { loadSession } from '../../lib/session/session.ts';
import { signInWithTicket } from '../../lib/session/sign-in.ts';
import { toast } from '../../ui/toast.ts';
import { t } from './access.texts.ts';

/** Where somebody goes whom another system handed over. */
type Landing = { to: '/my-projects' } | { to: '/sign-in'; error: string };

/**
 * Who is signed in is asked whether to link the other system's account: anybody can make such an address. Who is not is signed in on that
 * system's signed word first, and linked. A link that fails is only logged: it can be made again from there.
 */
export async function followHandover({ token, type }: EhrHandover): Promise<Landing> {
  if (await loadSession()) {
    pendingHandover.set({ token, type });
    return { to: '/my-projects' };
  }
  const verified = await api.request(verifyExternalUser, { body: { token, type } }).catch(() => null);
  const outcome = verified && (await signInWithTicket(verified.ticket));
  if (!verified || !outcome?.ok) return { to: '/sign-in', error: 'EXTERNAL_USER_REFUSED' };
  void link({ email: verified.email, token, type });
  return { to: '/my-projects' };
}

/** Links what was handed over to the person who is signed in, as they have decided. */
export async function linkHandover(handover: EhrHandover): Promise<void> {
  const session = await loadSession();
  if (session) await link({ email: session.user.email ?? '', ...handover });
}

/** Finishes the link that somebody began in the settings and signed in for at the EHR. */
export async function followReturn(body: EhrReturn): Promise<Landing> {
  const session = await loadSession();
  if (!session) return { to: '/sign-in', error: 'SessionRequired' };
  // without a code the person has said no there
  if (body.code !== '') void tell(api.request(finishEhrLink, { body }));
  return { to: '/my-projects' };
}

const link = (body: { email: string; token: string; type: string }) => tell(api.request(linkEhr, { body }));

async function tell(linking: Promise<LinkedEhr>): Promise<void> {
  try {
    const { error } = await linking;
    if (error) warn(`Could not link the EHR account: ${error}`);
    else toast.success(t('ehrLinked'));
  } catch {
    warn('Could not link the EHR account');
  }
}

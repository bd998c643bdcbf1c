import { t } from './accounts.texts.ts';
import { getInstallation } from './sign-up.api.ts';

/** Where the e-mail with a code is when this installation has no mail server; null when one sends it, or nobody knows. */
export async function whereMailsAre(): Promise<string | null> {
  const installation = await getInstallation().catch(() => null);
  if (!installation || installation.mailServer) return null;
  const { mailFolder } = installation;
  return mailFolder ? t('mailInFolder', { folder: mailFolder }) : t('noMailServer');
}

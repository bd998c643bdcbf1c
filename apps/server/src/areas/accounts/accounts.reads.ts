import type { Installation, SessionInfo } from '@clinical/contract/accounts/accounts.schemas';
import type { WorkspaceProfile } from '@clinical/contract/accounts/session.schemas';
import { emailPort } from '../../gateways/email/port.ts';
import type { BytesReply } from '../../platform/area.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context, PublicContext } from '../../platform/context.ts';
import { safeFileName, uniqueNames } from '../../platform/zip/safe-file-name.ts';
import { type ZipFile, zipStream } from '../../platform/zip/zip-stream.ts';
import { hasUsers, listLiveSessions } from './accounts.queries.ts';
import { viewSession } from './accounts.view.ts';
import { authServices } from './auth-services.ts';
import { findWorkspace } from './members.queries.ts';
import { ownData } from './own-data.ts';
import { isLoopback } from './sign-in-cookies.ts';

/** All that is the caller's own in the acting workspace, as one zip: account, credits, templates, and the charts they own. */
export async function exportOwnData(ctx: Context): Promise<BytesReply> {
  await ctx.audit('account.export', { type: 'user', id: ctx.actor.userId });
  const day = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  return {
    fileName: `my data ${day}.zip`,
    mediaType: 'application/zip',
    size: null,
    open: async () => zipStream(ownFiles(ctx.withRowLevelSecurity(ctx.actor.workspaceId))),
  };
}

async function* ownFiles(ctx: Context): AsyncGenerator<ZipFile> {
  const unique = uniqueNames();
  for (const area of ctx.use(ownData))
    for await (const { path, modifiedAt, content } of area.ownFilesFor(ctx))
      yield { name: unique(path.map((part) => safeFileName(part, 'file')).join('/')), modifiedAt, content };
}

/** The caller's live sessions, newest first. */
export async function listSessions(ctx: Context): Promise<SessionInfo[]> {
  const rows = await listLiveSessions(ctx.db, ctx.actor.userId, ctx.clock.now());
  return rows.map((row) => viewSession(row, ctx.actor));
}

/** For the pages before sign-in. A path of the server is named only to who sits at the machine. */
export async function getInstallation(ctx: PublicContext): Promise<Installation> {
  const { folder } = ctx.use(emailPort);
  return {
    hasAccounts: await hasUsers(ctx.db),
    mailServer: folder === null,
    mailFolder: isLoopback(ctx.use(authServices).publicUrl()) ? folder : null,
  };
}

/** What the acting workspace is called and shows of itself. */
export async function getWorkspaceProfile(ctx: Context): Promise<WorkspaceProfile> {
  const { workspaceId, cap } = ctx.actor;
  const workspace = await findWorkspace(ctx.db, workspaceId);
  if (!workspace) throw notFound();
  const { name, logo } = workspace;
  return { name, logo, abilities: { edit: cap === 'admin' } };
}

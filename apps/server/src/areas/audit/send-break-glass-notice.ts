import { emailPort } from '../../gateways/email/port.ts';
import type { Context } from '../../platform/context.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { authServices, findLetterhead } from '../accounts/public.ts';
import type { BreakGlassNotice } from './break-glass.job.ts';
import { noticeOf } from './break-glass.queries.ts';

const minutes = (ms: number) => Math.round(ms / 60_000);

/** The job. Neither the patient nor the reason, which may speak of them, stands in the mail. A second run mails it again. */
export async function sendBreakGlassNotice(ctx: Pick<Context, 'db' | 'use'>, notice: BreakGlassNotice): Promise<void> {
  const found = await noticeOf(ctx.db, notice.accessId);
  if (!found) return;
  const { userName, startedAt, endsAt, workspaceId, addresses } = found;
  const letterhead = await findLetterhead(ctx.db, workspaceId);
  const url = `${ctx.use(authServices).publicUrl()}/my-projects`;
  for (const to of addresses)
    await ctx.use(emailPort).send(
      composeMail({
        to,
        letterhead,
        subject: `${userName} opened a chart in an emergency`,
        paragraphs: [
          `${userName} opened a chart that was not shared with them, and gave a reason. They can read it for ${minutes(endsAt - startedAt)} minutes.`,
          'You get this mail because the chart is yours or you are an admin of the workspace. The reason is in the program, where an admin reviews it.',
        ],
        link: { label: 'Open the workspace', url },
        footer: 'This e-mail does not name the patient.',
      }),
    );
}

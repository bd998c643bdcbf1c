import type { MeetingSignature } from '@clinical/contract/schedules/video.schemas';
import { type MeetingRole, zoomPort } from '../../gateways/zoom/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';

/** @throws AppError NO_VIDEO_SERVICE without an app of Zoom's; CONFLICT for a host who may only read */
export async function signMeeting(
  ctx: Context,
  { meetingNumber, role }: { meetingNumber: string; role: MeetingRole },
): Promise<MeetingSignature> {
  const { app } = ctx.use(zoomPort);
  if (!app) throw new AppError('NO_VIDEO_SERVICE');
  const { actor } = ctx;
  if (role === 1 && actor.cap === 'read')
    throw new AppError('CONFLICT', {
      message: 'Your role here may only read, so you can join a meeting but not start it.',
    });
  await ctx.transaction((tx) => tx.audit('meeting.sign', { type: 'workspace', id: actor.workspaceId }));
  return { signature: await app.sign({ number: meetingNumber, role }, ctx.clock.now()) };
}

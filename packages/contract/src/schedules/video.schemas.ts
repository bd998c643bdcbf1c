import { z } from 'zod';

/** `meetingNumber` as Zoom shows it, 9 to 11 digits; spaces and hyphens between them do not count. */
export const SignMeeting = z.object({
  meetingNumber: z
    .union([z.string(), z.number().int().positive()])
    .transform((value) => String(value).replaceAll(/[\s-]/g, ''))
    .refine((value) => /^\d{9,11}$/.test(value), 'a meeting number has 9 to 11 digits')
    .meta({ examples: ['123 4567 8901'] }),
  /** 0 joins, 1 starts the meeting as its host. */
  role: z.union([z.literal(0), z.literal(1)], 'a role is 0, to join, or 1, to start the meeting'),
});
export type SignMeeting = { meetingNumber: string | number; role: 0 | 1 };

export const MeetingSignature = z.object({ signature: z.string() });
export type MeetingSignature = z.infer<typeof MeetingSignature>;

import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { ConfirmCode, Email, Password } from './accounts.schemas.ts';

export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.input<typeof ForgotPassword>;

export const ResetPassword = z.object({ email: Email, code: ConfirmCode, password: Password });
export type ResetPassword = z.input<typeof ResetPassword>;

/** A password as it is given to prove who one is: whatever was typed, not held to today's rules. Empty for an account without one. */
export const GivenPassword = z.string().max(1_024);

export const ChangePassword = z.object({ currentPassword: GivenPassword, password: Password });
export type ChangePassword = z.input<typeof ChangePassword>;

/** What closing the account would touch, for each workspace. `colleagues` may take over its charts; with none the charts are deleted. */
export const ClosingPreview = z.object({
  workspaces: z.array(
    z.object({
      id: Id,
      name: z.string(),
      charts: z.number().int(),
      colleagues: z.array(z.object({ userId: Id, name: z.string() })),
      /** Others work there and nobody else is admin: make somebody one first. */
      lastAdmin: z.boolean(),
    }),
  ),
});
export type ClosingPreview = z.infer<typeof ClosingPreview>;

export const CloseAccount = z.object({
  password: GivenPassword,
  /** Who takes over, for each workspace with charts and colleagues. */
  handover: z
    .array(z.object({ workspaceId: Id, userId: Id }))
    .max(100)
    .default([]),
  /** Must be true when charts lie in a workspace without colleagues. */
  deleteCharts: z.boolean().default(false),
});
export type CloseAccount = z.input<typeof CloseAccount>;

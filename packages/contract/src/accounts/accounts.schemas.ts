import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** An address as people write it; compared and stored in lower case. */
export const Email = z
  .email()
  .max(254)
  .transform((value) => value.trim().toLowerCase());
const Name = z.string().trim().min(1).max(100);
/** Counted in code points, never cut. */
export const Password = z
  .string()
  .refine((value) => [...value].length >= limits.passwordMin, `at least ${limits.passwordMin} characters`)
  .refine((value) => [...value].length <= limits.passwordMax, `at most ${limits.passwordMax} characters`);
const ConfirmCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six digits');

export const Register = z.object({ email: Email, password: Password, given_name: Name, family_name: Name });
export type Register = z.input<typeof Register>;
export const Registered = z.object({ email: z.string(), resendAfterMs: z.number().int() });
export type Registered = z.infer<typeof Registered>;

export const ConfirmEmail = z.object({ email: Email, code: ConfirmCode });
export type ConfirmEmail = z.input<typeof ConfirmEmail>;
export const ResendCode = z.object({ email: Email });
export type ResendCode = z.input<typeof ResendCode>;

/** The signed-in user as the specification spells it. Credits come with the credit ledger; until then `tokens` equals `token_limits`. */
export const UserProfile = z
  .object({
    id: Id,
    email: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    nickname: z.string(),
    logo: z.string().nullable(),
    tokens: z.number().int(),
    token_limits: z.number().int(),
    model: z.string(),
    tags: z.string(),
    ehr_access_token: z.string().nullable(),
    ehr_type: z.string().nullable(),
    appSettings: z.object({ locale: z.string() }),
    automationSettings: z.object({ autoAppend: z.boolean(), richFormatting: z.boolean() }),
    aiGridhook: z.unknown().nullable(),
    isRestrictedTemplateOperations: z.boolean(),
    workspaceId: Id,
    role_value: z.number().int(),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

export const UserInfo = z.object({ user: UserProfile, access_token: z.string() });
export type UserInfo = z.infer<typeof UserInfo>;

export const UpdateUserInfo = z.object({
  given_name: Name.optional(),
  family_name: Name.optional(),
  nickname: z.string().trim().max(100).optional(),
  model: z.string().max(60).optional(),
  tags: z.string().max(1_000).optional(),
  appSettings: z.object({ locale: z.string().max(20) }).optional(),
  automationSettings: z.object({ autoAppend: z.boolean(), richFormatting: z.boolean() }).partial().optional(),
});
export type UpdateUserInfo = z.input<typeof UpdateUserInfo>;

/** One sign-in on one device. */
export const SessionInfo = z.object({
  id: Id,
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  userAgent: z.string(),
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

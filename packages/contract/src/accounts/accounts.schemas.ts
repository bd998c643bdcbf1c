import { z } from 'zod';
import { EmailText, Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { Permission, Switches } from './session.schemas.ts';
import { isPrintableImage, isLocale, isNpi, isPersonName, isTimeZone } from './profile.rules.ts';

/** An address as people write it; compared and stored in lower case. */
export const Email = EmailText.transform((value) => value.toLowerCase());
/** It stands in subjects of e-mails. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine(isPersonName, 'a name without control characters, e-mail or web addresses');
/** Counted in code points, never cut. */
export const Password = z
  .string()
  .refine((value) => [...value].length >= limits.passwordMin, `at least ${limits.passwordMin} characters`)
  .refine((value) => [...value].length <= limits.passwordMax, `at most ${limits.passwordMax} characters`);
export const ConfirmCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six digits');

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');

export const Register = z.object({ email: Email, password: Password, given_name: Name, family_name: Name });
export type Register = z.input<typeof Register>;
export const Registered = z.object({ email: z.string(), resendAfterMs: z.number().int() });
export type Registered = z.infer<typeof Registered>;

export const ConfirmEmail = z.object({ email: Email, code: ConfirmCode });
export type ConfirmEmail = z.input<typeof ConfirmEmail>;
/** The ticket signs in once, within a minute: the third way of `POST /auth/callback/credentials`. */
export const Confirmed = z.object({ ok: z.literal(true), ticket: z.string() });
export type Confirmed = z.infer<typeof Confirmed>;
/** What the pages before sign-in tell of this installation. */
export const Installation = z.object({
  /** False until the first account is confirmed. */
  hasAccounts: z.boolean(),
  mailServer: z.boolean(),
  /** Where e-mails are written instead of being sent; named only on the machine itself, else null. */
  mailFolder: z.string().nullable(),
});
export type Installation = z.infer<typeof Installation>;
export const ResendCode = z.object({ email: Email });
export type ResendCode = z.input<typeof ResendCode>;

/** Hours that somebody works, for after-hours figures. Days: 0 Sunday to 6 Saturday; times HH:MM in `timeZone` (IANA). */
export const WorkingHours = z.object({
  days: z.array(z.number().int().min(0).max(6)).max(7),
  from: ClockTime,
  to: ClockTime,
  timeZone: z.string().min(1).max(60),
});
export type WorkingHours = z.infer<typeof WorkingHours>;

const AutomationSettings = z.object({
  autoAppend: z.boolean(),
  richFormatting: z.boolean(),
  /** The notice that a person's first recordings begin with. */
  spokenNotice: z.boolean(),
});

/** The own AI key as far as it is ever shown again. */
export const ApiKeyInfo = z.object({ lastFour: z.string(), active: z.boolean(), savedAt: Timestamp });
export type ApiKeyInfo = z.infer<typeof ApiKeyInfo>;

/** The signed-in user as the specification spells it. `tokens` of `token_limits` are the credits left. */
export const UserProfile = z
  .object({
    id: Id,
    email: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    nickname: z.string(),
    /** A small image as a data address. */
    logo: z.string().nullable(),
    tokens: z.number().int(),
    token_limits: z.number().int(),
    model: z.string(),
    tags: z.string(),
    ehr_access_token: z.string().nullable(),
    ehr_type: z.string().nullable(),
    appSettings: z.object({ locale: z.string() }),
    automationSettings: AutomationSettings,
    /** Where the person's notes are posted, without what opens it. */
    aiGridhook: z.object({ host: z.string(), enabled: z.boolean() }).nullable(),
    isRestrictedTemplateOperations: z.boolean(),
    workingHours: WorkingHours.nullable(),
    /** Letters after the name, as they are printed: `MD`, `RN, MSN`. */
    credentials: z.string(),
    npi: z.string(),
    /** Postal address as it is printed, several lines. */
    address: z.string(),
    apiKey: ApiKeyInfo.nullable(),
    /** False for somebody who signs in at a provider only. */
    hasPassword: z.boolean(),
    twoFactor: z.boolean(),
    /** True when the acting workspace asks for two-factor: without it only the own account is open. */
    twoFactorRequired: z.boolean(),
    /** Recovery codes that are left. */
    recoveryCodesLeft: z.number().int(),
    /** Minutes without use after which a session ends. */
    idleMinutes: z.number().int(),
    workspaceId: Id,
    role_value: z.number().int(),
    /** What the acting workspace lets them do beside their charts: read its log, open a chart in an emergency. */
    abilities: z.object({ readLog: z.boolean(), breakGlass: z.boolean() }),
    /** What I may do at most in the acting workspace. */
    permission: Permission,
    switches: Switches,
    /** Without one I read and edit, but cannot use AI. */
    seat: z.boolean(),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

export const UserInfo = z.object({ user: UserProfile, access_token: z.string() });
export type UserInfo = z.infer<typeof UserInfo>;

export const UpdateUserInfo = z.object({
  given_name: Name.optional(),
  /** Not emptied once there is one. */
  family_name: Name.optional(),
  nickname: z
    .string()
    .trim()
    .max(80)
    .refine(isPersonName, 'a name without control characters, e-mail or web addresses')
    .optional(),
  logo: z
    .string()
    .max(limits.logo)
    .refine(isPrintableImage, 'a PNG or JPEG image of at most 64 KiB; PDFs cannot show WebP')
    .nullable()
    .optional(),
  model: z.string().max(60).optional(),
  tags: z.string().max(1_000).optional(),
  appSettings: z.object({ locale: z.string().max(20).refine(isLocale, 'a language tag') }).optional(),
  automationSettings: AutomationSettings.partial().optional(),
  workingHours: WorkingHours.refine(({ from, to }) => from < to, 'the end must be after the beginning')
    .refine(({ timeZone }) => isTimeZone(timeZone), 'a time zone')
    .nullable()
    .optional(),
  credentials: z
    .string()
    .trim()
    .max(60)
    .refine(isPersonName, 'credentials without control characters, e-mail or web addresses')
    .optional(),
  npi: z
    .string()
    .trim()
    .refine((value) => value === '' || isNpi(value), 'ten digits of a National Provider Identifier')
    .optional(),
  address: z.string().trim().max(300).optional(),
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

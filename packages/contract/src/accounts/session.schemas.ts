import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { isPrintableImage, isPersonName } from './profile.rules.ts';

export const RefreshToken = z.object({ refresh_token: z.string().min(1).max(400) });
export type RefreshToken = z.input<typeof RefreshToken>;

/** `refresh_token` takes the place of the one that was given. `expires_in` in seconds, of the access token. */
export const Refreshed = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
});
export type Refreshed = z.infer<typeof Refreshed>;

/** The most that a member may do in a workspace. */
export const Permission = z.enum(['read', 'edit', 'admin']);
export type Permission = z.infer<typeof Permission>;

/** What a member may do beside reading and editing. An admin manages templates, billing and audit whatever stands there. */
export const Switches = z.object({
  sign: z.boolean(),
  templates: z.boolean(),
  billing: z.boolean(),
  audit: z.boolean(),
});
export type Switches = z.infer<typeof Switches>;

/** A permission and switches under the name of what somebody does. */
export const PresetName = z.enum([
  'clinician',
  'assistant',
  'frontDesk',
  'biller',
  'templateManager',
  'auditor',
  'admin',
]);
export type PresetName = z.infer<typeof PresetName>;

export const SwitchWorkspace = z.object({ workspaceId: Id });
export type SwitchWorkspace = z.input<typeof SwitchWorkspace>;

/** The session acts in the other workspace from now on; tokens made before answer WORKSPACE_CHANGED. */
export const SwitchedWorkspace = z.object({ workspaceId: Id, access_token: z.string() });
export type SwitchedWorkspace = z.infer<typeof SwitchedWorkspace>;

/** A workspace that I belong to. */
export const MyWorkspace = z.object({
  id: Id,
  name: z.string(),
  permission: Permission,
  memberSince: Timestamp,
  current: z.boolean(),
});
export type MyWorkspace = z.infer<typeof MyWorkspace>;

/** Rules of sign-in that a workspace sets for everybody who acts in it. */
export const SetSignInPolicy = z.object({
  requireTwoFactor: z.boolean(),
  idleMinutes: z
    .number()
    .int()
    .min(limits.sessionIdleMinutesMin)
    .max(limits.sessionIdle / 60_000),
});
export type SetSignInPolicy = z.infer<typeof SetSignInPolicy>;
export const SignInPolicy = SetSignInPolicy.extend({ abilities: z.object({ edit: z.boolean() }) });
export type SignInPolicy = z.infer<typeof SignInPolicy>;

/** What a workspace is called and shows of itself, in mails and on the page of an invitation. */
export const SetWorkspaceProfile = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .refine(isPersonName, 'a name without control characters, e-mail or web addresses')
    .optional(),
  logo: z
    .string()
    .max(limits.logo)
    .refine(isPrintableImage, 'a PNG or JPEG image of at most 64 KiB; PDFs cannot show WebP')
    .nullable()
    .optional(),
});
export type SetWorkspaceProfile = z.input<typeof SetWorkspaceProfile>;
export const WorkspaceProfile = z.object({
  name: z.string(),
  /** A small image as a data address. */
  logo: z.string().nullable(),
  abilities: z.object({ edit: z.boolean() }),
});
export type WorkspaceProfile = z.infer<typeof WorkspaceProfile>;

/** 256 bits as base64url. Whoever is signed in gets their own and nobody else's. */
export const DeviceKey = z.object({ key: z.string().length(43) });
export type DeviceKey = z.infer<typeof DeviceKey>;

import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { mostFreshMinutes } from './signing.rules.ts';
import { EntrySignature, Transcript } from '../transcripts/entries.schemas.ts';

/** How far the caller has looked at the newest text of a note. */
export const ReviewCoverage = z.object({
  /** Sentences of the note. */
  total: z.number().int(),
  /** Places of those looked at in the note's `sentences`, rising. */
  seen: z.array(z.number().int()),
  /** The workspace lets nobody sign before all are. */
  required: z.boolean(),
});
export type ReviewCoverage = z.infer<typeof ReviewCoverage>;

export const SaveCoverage = z.object({
  /** Version of the note that was on screen. */
  version: z.number().int().min(1),
  seen: z.array(z.number().int().min(0)).max(limits.noteSentences),
});
export type SaveCoverage = z.infer<typeof SaveCoverage>;

/** A dated correction to a signed entry. */
export const Addendum = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** Name as it was then. */
  author: z.string(),
  /** Plain text with line breaks. */
  text: z.string(),
});
export type Addendum = z.infer<typeof Addendum>;

export const NewAddendum = z.object({ text: z.string().trim().min(1).max(limits.addendum) });
export type NewAddendum = z.infer<typeof NewAddendum>;

/** Where the chain of a signed entry ends. */
export const ChainHead = z.object({
  links: z.number().int(),
  /** SHA-256, hex. */
  head: z.string(),
  /** secp256k1 over the signed head's bytes (ECDSA with SHA-256, r and s, hex), and the signer's public key (SPKI, PEM). */
  signature: z.string(),
  publicKey: z.string(),
});
export type ChainHead = z.infer<typeof ChainHead>;

/** Work of earlier visits that is still open, and what becomes of it: met: done. carry: stays open. drop: deleted. */
export const OpenItem = z.object({
  id: Id,
  title: z.string(),
  category: z.string(),
  dueOn: CalendarDate.nullable(),
  /** Met only with a reason: what proves it. */
  needsReason: z.boolean(),
});
export type OpenItem = z.infer<typeof OpenItem>;

export const OpenItemAnswer = z.object({
  id: Id,
  answer: z.enum(['met', 'carry', 'drop']),
  reason: z.string().trim().max(1_000).default(''),
});
export type OpenItemAnswer = z.infer<typeof OpenItemAnswer>;

/** What stands between the caller and a signature, or what was signed. */
export const SigningState = z
  .object({
    transcriptId: Id,
    version: z.number().int(),
    /** outdated: the checks are of an older text, source or checker, and signing waits for a new run. */
    checks: z.enum(['current', 'outdated', 'nothing-to-check']),
    /** Keys of the findings that must be mended, accepted, inserted or dismissed first. */
    unresolved: z.array(z.string()),
    coverage: ReviewCoverage,
    /** Each needs an answer in the call that signs. */
    openItems: z.array(OpenItem),
    /** How the caller proves who they are: with the password, the password or a code, or by a fresh sign-in at the provider. */
    proof: z.enum(['password', 'password-or-code', 'provider', 'provider-or-code']),
    /** False for a while after a sign-in, as the workspace allows: it proves enough then. */
    proofNeeded: z.boolean(),
    /** Clinicians for whom the caller may sign. */
    mayActFor: z.array(z.object({ userId: Id, name: z.string() })),
    abilities: z.object({ sign: z.boolean(), addend: z.boolean(), summarise: z.boolean() }),
    signature: EntrySignature.nullable(),
    chain: ChainHead.nullable(),
    /** Oldest first. */
    addenda: z.array(Addendum),
  })
  .meta({ id: 'SigningState' });
export type SigningState = z.infer<typeof SigningState>;

export const SignEntry = z.object({
  /** The version that was reviewed; a newer one is not signed unseen. */
  version: z.number().int().min(1),
  /** True: the attestation was read and is made. */
  attested: z.literal(true),
  /** One of the two; neither while the last sign-in proves enough. */
  password: z.string().max(limits.passwordMax).default(''),
  code: z.string().max(40).default(''),
  /** The clinician for whom a delegate signs. */
  onBehalfOf: Id.nullish(),
  openItems: z.array(OpenItemAnswer).max(limits.openItems).default([]),
});
export type SignEntry = z.input<typeof SignEntry>;

export const SignedEntry = z.object({ transcript: Transcript, signing: SigningState });
export type SignedEntry = z.infer<typeof SignedEntry>;

/** What a workspace asks of those who sign in it. */
export const SigningPolicy = z.object({
  /** Every sentence must have been looked at. */
  fullCoverage: z.boolean(),
  /** For so many minutes after a sign-in a signature asks for no password. */
  freshMinutes: z.number().int(),
  /** Whether the caller may change it. */
  abilities: z.object({ edit: z.boolean() }),
});
export type SigningPolicy = z.infer<typeof SigningPolicy>;
/** The caller's own key; its private half never leaves the server. */
export const SigningKey = z.object({
  /** First 16 hexadecimal digits of the SHA-256 of the public key (SPKI, DER). */
  fingerprint: z.string(),
  createdAt: Timestamp,
  /** When the caller last signed a note in the acting workspace. */
  lastSignedAt: Timestamp.nullable(),
});
export type SigningKey = z.infer<typeof SigningKey>;
/** Null before the first signature. */
export const OwnSigningKey = z.object({ key: SigningKey.nullable() });
export type OwnSigningKey = z.infer<typeof OwnSigningKey>;
/** What is left out stays as it is. */
export const SetSigningPolicy = z.object({
  fullCoverage: z.boolean().optional(),
  freshMinutes: z.number().int().min(0).max(mostFreshMinutes).optional(),
});
export type SetSigningPolicy = z.infer<typeof SetSigningPolicy>;

const Person = z.object({ userId: Id, name: z.string() });

/** Who may sign for the caller in the acting workspace, and for whom the caller may. */
export const SigningDelegates = z
  .object({
    people: z.array(Person),
    /** Whose members may, in charts of the department, as far as they may sign at all. */
    departments: z.array(z.object({ id: Id, name: z.string() })),
    /** `departments`: names of those through which it is so; empty when it was granted to the caller by name. */
    actFor: z.array(Person.extend({ departments: z.array(z.string()) })),
  })
  .meta({ id: 'SigningDelegates' });
export type SigningDelegates = z.infer<typeof SigningDelegates>;

/** All who may from then on. Departments are those of the acting workspace that the caller belongs to. */
export const SetSigningDelegates = z.object({
  people: z.array(Id).max(200),
  departmentIds: z.array(Id).max(200),
});
export type SetSigningDelegates = z.infer<typeof SetSigningDelegates>;

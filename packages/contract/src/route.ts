import type { z } from 'zod';
import type { Call, CallInput, ReplyKind } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call a route. `public`: anybody; `session`: a live bearer token. */
export type RouteAccess = 'public' | 'session';

type SchemaFor<Input extends CallInput, Key extends keyof CallInput> = Key extends keyof Input
  ? z.ZodType<Input[Key]>
  : undefined;

/** The server's half of a route: the call plus the schemas both sides are held to, and what the documentation says. */
export type Route<Input extends CallInput = CallInput, Output = unknown> = {
  readonly call: Call<Input, Output>;
  readonly access: RouteAccess;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: SchemaFor<Input, 'params'>;
  readonly query?: SchemaFor<Input, 'query'>;
  readonly body?: SchemaFor<Input, 'body'>;
  /** `multipart`: the body is a form with files and the schema describes its text fields. `bytes`: it is a Uint8Array. */
  readonly bodyKind?: 'json' | 'multipart' | 'form' | 'bytes';
  /** Bytes that a body of kind `bytes` may have. */
  readonly bodyLimit?: number;
  /** True when the body may have `limits.largeJsonBody` bytes instead of `limits.jsonBody`. */
  readonly largeBody?: boolean;
  readonly response: z.ZodType<Output>;
  readonly reply?: ReplyKind;
  /** Status of a success; 200 unless said. */
  readonly status?: number;
  /** Name of the ability or rule that guards it, for the documentation and the role matrix. */
  readonly permission?: string;
  /** Errors of its own, beside those that every route has. */
  readonly errors?: readonly ErrorCode[];
  /** True when it reads or writes patient data: its replies are never cached, and each call leaves an audit row. */
  readonly phi?: boolean;
  /** True when pages call it by themselves: it does not count as somebody working, so an idle session still ends. */
  readonly background?: boolean;
  /** True for what somebody may do before they have set up the two-factor sign-in that their workspace asks for. */
  readonly withoutTwoFactor?: boolean;
  /**
   * What it answers to an admin who looks at the workspace as one of its members: `as-member` what that member would see,
   * `as-self` what the admin would. Without it the call is refused then: everything that changes something or is personal.
   */
  readonly whileViewing?: 'as-member' | 'as-self';
  /** True when its reply is not kept for a repeat of the request: it holds a secret, or refusing writes something as well. */
  readonly notRepeated?: boolean;
  /** Credits it costs, by the action's name in the price list. */
  readonly cost?: string;
};

type Rest<Input extends CallInput, Output> = Omit<Route<Input, Output>, 'call'>;

/** Binds a call to its schemas; the compiler holds the two to each other. The schemas keep their own types. */
export function route<Input extends CallInput, Output, const R extends Rest<Input, Output>>(
  call: Call<Input, Output>,
  rest: R & Rest<Input, Output>,
): R & { readonly call: Call<Input, Output> } {
  return { ...rest, call };
}

/** A part of the input after parsing, with its defaults filled in. */
type Part<R, Key extends string> = R extends Readonly<Record<Key, z.ZodType<infer P>>> ? P : undefined;

/** What a handler is given: the parsed parts of the request. */
export type ParsedOf<R> = { params: Part<R, 'params'>; query: Part<R, 'query'>; body: Part<R, 'body'> };

export type ReplyOf<R> = R extends { readonly call: Call<CallInput, infer O> } ? O : never;

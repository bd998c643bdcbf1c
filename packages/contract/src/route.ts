import type { z } from 'zod';
import type { Call, CallInput, ReplyKind } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call a route. `public`: anybody; `session`: a live bearer token. */
export type RouteAccess = 'public' | 'session';

/** What the documentation and the server's general parts say and do about a route. */
interface Traits {
  readonly access: RouteAccess;
  /** One line for the API documentation. */
  readonly summary: string;
  /**
   * `multipart`: the body is a form with files and the schema describes its text fields. `bytes`: it is a Uint8Array. `signed`: JSON
   * whose bytes are kept, because a signature covers them.
   */
  readonly bodyKind?: 'json' | 'multipart' | 'form' | 'bytes' | 'signed';
  /** Bytes that a body of kind `bytes` may have. */
  readonly bodyLimit?: number;
  /** True when the body may have `limits.largeJsonBody` bytes instead of `limits.jsonBody`. */
  readonly largeBody?: boolean;
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
  /**
   * True when its reply is not stored for a repeat of the request: it holds a secret, refusing writes something as well, or the
   * access that it opens begins with the reply.
   */
  readonly notRepeated?: boolean;
  /** Credits it costs, by the action's name in the price list. */
  readonly cost?: string;
}

/** The server's half of a route: the call, its traits, and the schemas both sides are held to. */
export interface Route extends Traits {
  readonly call: Call;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** A schema that reads a value to this type. Comparing whole schemas would compare what their thirty methods return. */
interface SchemaTo<Output> {
  readonly _zod: { readonly output: Output };
}

/** A part of the request in the call, as far as it has one. */
type PartOf<Input extends CallInput, Key extends keyof CallInput> = Key extends keyof Input ? Input[Key] : undefined;

/** A route with the types of its parts after parsing, defaults filled in, and of its reply; at run time they are absent. */
export interface TypedRoute<Params, Query, Body, Output> extends Route {
  readonly _types?: { readonly params: Params; readonly query: Query; readonly body: Body; readonly reply: Output };
}

/** Binds a call to its schemas; the compiler holds the two to each other. */
export function route<
  Input extends CallInput,
  Output,
  Params extends PartOf<Input, 'params'> = never,
  Query extends PartOf<Input, 'query'> = never,
  Body extends PartOf<Input, 'body'> = never,
>(
  call: Call<Input, Output>,
  rest: Traits & {
    readonly params?: SchemaTo<Params>;
    readonly query?: SchemaTo<Query>;
    readonly body?: SchemaTo<Body>;
    readonly response: SchemaTo<NoInfer<Output>>;
  },
): TypedRoute<Params, Query, Body, Output> {
  return { ...rest, call } as Route;
}

type Given<Part> = [Part] extends [never] ? undefined : Part;

/** What a handler is given: the parsed parts of the request; one without a schema is undefined. */
export type ParsedOf<R> =
  R extends TypedRoute<infer Params, infer Query, infer Body, unknown>
    ? { params: Given<Params>; query: Given<Query>; body: Given<Body> }
    : never;

export type ReplyOf<R> = R extends TypedRoute<unknown, unknown, unknown, infer Output> ? Output : never;

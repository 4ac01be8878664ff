import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call: anyone, a signed-in member, or an admin. */
export type Access = 'public' | 'member' | 'admin'

/** One call between browser and server. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** begins with /api; a parameter is written ':id' */
  path: `/api/${string}`
  /** required, so that no call is open by omission */
  access: Access
  /** what it does, for the OpenAPI document */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** content type of a reply that is a file, in a call whose `reply` is z.unknown() */
  sends?: string
  /** greatest body in bytes, where it has to be more than usual */
  bodyLimit?: number
  /** status of a success; 200 unless something was created */
  status?: 200 | 201
  /** the refusals a caller must expect, beside bad input and missing rights */
  errors?: readonly ErrorCode[]
}

/** Declares a call; keeps the schemas' types for both sides. */
export const call = <
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  declaration: Call<Params, Query, Body, Reply>,
): Call<Params, Query, Body, Reply> => declaration

/** What a caller hands in: the parts the call declares, before validation fills defaults. */
export type CallInput<C> =
  C extends Call<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', z.input<Params>> & Part<'query', z.input<Query>> & Part<'body', z.input<Body>>
    : never

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value }

/** What a call answers on success. */
export type CallReply<C> =
  C extends Call<z.ZodType, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never

import type { AdminPlace } from '@pepwell/domain/accounts/admin-areas'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call: anyone, a signed-in member, or an admin to whom the part of the back office is open. */
type Access =
  | { readonly access: 'public' | 'member'; readonly area?: undefined }
  | { readonly access: 'admin'; readonly area: AdminPlace }

interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** begins with /api; a parameter is written ':id' */
  readonly path: `/api/${string}`
  /** of a call that reads: the tags of its data */
  readonly providesTags?: readonly string[]
  /** of a call that reads logs of a range of days: the field of a row with its day */
  readonly dayField?: 'logDate' | 'day'
  /** of a call that writes: the tags of the data that it changes, which is then fetched again */
  readonly invalidatesTags?: readonly string[]
  /**
   * of a call that may be queued offline (it stores something under a client's id): the field of the body with its time or
   * day. If the client left that out, it means when the write was made, not when it was sent
   */
  readonly offlineDateField?:
    | 'takenAt'
    | 'startedAt'
    | 'measuredAt'
    | 'collectedAt'
    | 'weighInDate'
    | 'logDate'
  /** of a call that depends on a slow service, such as a language model: the usual timeout does not apply */
  readonly noTimeout?: true
}

/**
 * A call without its schemas, as the `*.calls.ts` name it: the first screens are made of these, so that zod is not among
 * what they load. Who may make it is required, so that no call is open by omission.
 */
export type Address = Route & Access

/** What a call says beside its address. */
export interface Declaration<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** what it does, for the OpenAPI document */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** a picture, sent as the file 'picture' of a form (multipart/form-data) instead of a body */
  takes?: 'picture'
  reply: Reply
  /** content type of a reply that is a file, in a call whose `reply` is z.unknown() */
  sends?: string
  /** greatest body in bytes, where it has to be more than usual */
  bodyLimit?: number
  /** status of a success; 200 unless something was created */
  status?: 200 | 201
  /** of a call that reaches other people: takes a verified email, else it is refused with VERIFY_EMAIL_FIRST */
  needsVerifiedEmail?: true
  /** of a call that a session with a temporary password may make; any other is refused with REPLACE_PASSWORD_FIRST */
  allowsTemporaryPassword?: true
  /** of a call that reads or takes in very much: those of one person are answered one after another */
  isCostly?: true
  /** the refusals a caller must expect, beside bad input and missing rights */
  errors?: readonly ErrorCode[]
}

/** One call between browser and server. */
export type Call = Address & Declaration

/** Declares a call; keeps its address and the schemas' types for both sides. */
export const call = <
  At extends Address,
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  address: At,
  declaration: Declaration<Params, Query, Body, Reply>,
): At & Declaration<Params, Query, Body, Reply> => ({ ...address, ...declaration })

/**
 * What is declared, by file. Each file of calls adds itself, so that an address alone leads to the types of its call:
 * only to the compiler, nothing of it is loaded.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of calls fill it
export interface Declared {}

type CallsIn<Module> = {
  [Name in keyof Module]: Module[Name] extends Call ? Module[Name] : never
}[keyof Module]
type DeclaredCall = { [File in keyof Declared]: CallsIn<Declared[File]> }[keyof Declared]

type Place<C> = C extends Call ? Pick<C, 'method' | 'path'> : never

/** The address of a call that is declared: any other is a type error. */
export type DeclaredAddress = Address & Place<DeclaredCall>

/** The call at an address, or the call itself. */
type CallOf<C> = C extends Call
  ? C
  : C extends { method: infer Method; path: infer Path }
    ? Extract<DeclaredCall, { method: Method; path: Path }>
    : never

/** What a caller hands in: the parts the call declares, before validation fills defaults. */
export type CallInput<C> =
  CallOf<C> extends Declaration<infer Params, infer Query, infer Body>
    ? Part<'params', InPath<z.input<Params>>> & Part<'query', z.input<Query>> & Part<'body', z.input<Body>>
    : never

/** A parameter is text in the end; a number may stand for it. */
type InPath<Params> = Params extends object ? { [Name in keyof Params]: Params[Name] | number } : Params

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value }

/** What a call answers on success. */
export type CallReply<C> =
  CallOf<C> extends Declaration<z.ZodType, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never

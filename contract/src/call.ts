import type { AdminPlace } from '@pepwell/domain/accounts/admin-areas'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call: anyone, signed-in members, or admins with access to its area of the back office. */
export type Access =
  | { readonly access: 'public' | 'member'; readonly area?: undefined }
  | { readonly access: 'admin'; readonly area: AdminPlace }

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** begins with /api; parameters are written ':id' */
  readonly path: `/api/${string}`
  /** for reads: the cache tags of its data */
  readonly providesTags?: readonly string[]
  /** for reads of logs by day: the row field with the day */
  readonly dayField?: 'logDate' | 'day'
  /** for writes: the cache tags to invalidate and refetch */
  readonly invalidatesTags?: readonly string[]
  /**
   * for calls that may be queued offline (they store something under a client id): the body field with its time or day.
   * If omitted, it means when the write was made, not when it was sent
   */
  readonly offlineDateField?:
    | 'takenAt'
    | 'startedAt'
    | 'measuredAt'
    | 'collectedAt'
    | 'weighInDate'
    | 'logDate'
  /** for calls to a slow service, such as a language model: no timeout */
  readonly noTimeout?: true
}

/**
 * A call without its schemas, as in `*.calls.ts`: first screens use these, so that they don't load zod. `access` is
 * required, so that no call is open by omission.
 */
export type Address = Route & Access

/** A call's declaration besides its address. */
export interface Declaration<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** summary for the OpenAPI document */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** a picture, sent as the file 'picture' of a form (multipart/form-data) instead of a body */
  takes?: 'picture'
  reply: Reply
  /** content type of a file reply, in a call whose `reply` is z.unknown() */
  sends?: string
  /** maximum body size in bytes, if larger than the default */
  bodyLimit?: number
  /** a body above the default limit may consist of many values; otherwise only of long strings */
  hasManyValues?: true
  /** success status; 200 unless something was created */
  status?: 200 | 201
  /** for calls that reach other people: requires a verified email, otherwise refused with VERIFY_EMAIL_FIRST */
  needsVerifiedEmail?: true
  /** allowed for sessions with a temporary password; other calls are refused with REPLACE_PASSWORD_FIRST */
  allowsTemporaryPassword?: true
  /** for calls that read or accept a lot: processed one at a time per person */
  isCostly?: true
  /** expected refusals, besides bad input and missing permissions */
  errors?: readonly ErrorCode[]
}

/** One call between browser and server. */
export type Call = Address & Declaration

/** Declares a call, preserving its address and schema types for both sides. */
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

import type { ErrorCode } from '@pepwell/contract/errors'

/** An expected 'no': thrown by services, answered with the code's status and message. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** seconds after which trying again makes sense */
  readonly retryAfter?: number
  /** what happened, in place of what the code says in general */
  readonly sentence?: string
  /** what is said besides; anything that JSON can carry */
  readonly details?: unknown

  constructor(code: ErrorCode, options: { retryAfter?: number; sentence?: string; details?: unknown } = {}) {
    super(code)
    this.code = code
    this.retryAfter = options.retryAfter
    this.sentence = options.sentence
    this.details = options.details
  }
}

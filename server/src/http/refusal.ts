import type { ErrorCode } from '@pepwell/contract/errors'

/** An expected 'no': thrown by services, answered with the code's status and message. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** seconds after which trying again makes sense */
  readonly retryAfter?: number

  constructor(code: ErrorCode, options: { retryAfter?: number } = {}) {
    super(code)
    this.code = code
    this.retryAfter = options.retryAfter
  }
}

import type { ErrorCode } from '@pepwell/contract/errors'

/** An expected refusal: thrown by services, sent with the code's status and message. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** seconds after which a retry makes sense */
  readonly retryAfter?: number
  /** replaces the code's general message */
  readonly sentence?: string
  /** further JSON data */
  readonly details?: unknown

  constructor(code: ErrorCode, options: { retryAfter?: number; sentence?: string; details?: unknown } = {}) {
    super(code)
    this.code = code
    this.retryAfter = options.retryAfter
    this.sentence = options.sentence
    this.details = options.details
  }
}

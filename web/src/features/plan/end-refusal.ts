import { formMessage } from '@pepwell/contract/form-messages'
import { ApiError } from '../../lib/api/api.ts'

/** The server's error for an end before the start. */
export const endRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'END_BEFORE_START' ? formMessage.END_BEFORE_START : undefined

import { ApiError } from '../../lib/api.ts'

/** Whether something was refused only because the password has to be typed first, or was typed wrongly. */
export const asksForPassword = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.code === 'PASSWORD_NEEDED' || error.code === 'WRONG_PASSWORD')

import type { Tasks } from '../../jobs/jobs.ts'
import { type PasswordReset, type ResetLinkJob, SEND_RESET_LINK } from './password-reset.service.ts'

/** What the feature does in the background. */
export const accountsTasks = (passwordReset: PasswordReset): Tasks => ({
  [SEND_RESET_LINK]: (payload, attempt) => passwordReset.sendRequested(payload as ResetLinkJob, attempt),
})

import type { Tasks } from '../../jobs/jobs.ts'
import {
  type AccountNoticeJob,
  type AccountNotices,
  SEND_ACCOUNT_NOTICE,
} from './security/account-notices.service.ts'
import type { Sessions } from './sessions/sessions.service.ts'
import { type PasswordReset, type ResetLinkJob, SEND_RESET_LINK } from './sign-in/password-reset.service.ts'
import { type EmailChange, NOTIFY_OLD_EMAIL, type OldEmailJob } from './verification/email-change.service.ts'
import {
  type EmailVerification,
  SEND_VERIFICATION_LINK,
  type VerificationLinkJob,
} from './verification/email-verification.service.ts'
import {
  type PhoneCodeJob,
  type PhoneVerification,
  SEND_PHONE_CODE,
} from './verification/phone-verification.service.ts'
import {
  type EmailOwnerJob,
  NOTIFY_EMAIL_OWNER,
  type TakenEmails,
} from './verification/taken-emails.service.ts'

interface Services {
  sessions: Pick<Sessions, 'deleteOld'>
  notices: AccountNotices
  takenEmails: TakenEmails
  phoneVerification: PhoneVerification
  passwordReset: PasswordReset
  emailVerification: EmailVerification
  emailChange: EmailChange
}

/** The feature's background work. */
export const accountsTasks = (services: Services): Tasks => ({
  'delete-old-sessions': { schedule: '30 4 * * *', work: () => services.sessions.deleteOld() },
  [SEND_RESET_LINK]: (payload, attempt) =>
    services.passwordReset.sendRequested(payload as ResetLinkJob, attempt),
  [SEND_VERIFICATION_LINK]: (payload, attempt) =>
    services.emailVerification.sendAsked(payload as VerificationLinkJob, attempt),
  [NOTIFY_OLD_EMAIL]: (payload, attempt) => services.emailChange.sendNotice(payload as OldEmailJob, attempt),
  [SEND_PHONE_CODE]: (payload, attempt) =>
    services.phoneVerification.sendAsked(payload as PhoneCodeJob, attempt),
  [SEND_ACCOUNT_NOTICE]: (payload, attempt) =>
    services.notices.sendAdded(payload as AccountNoticeJob, attempt),
  [NOTIFY_EMAIL_OWNER]: (payload, attempt) =>
    services.takenEmails.sendNotice(payload as EmailOwnerJob, attempt),
})

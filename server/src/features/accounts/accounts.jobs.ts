import type { Tasks } from '../../jobs/jobs.ts'
import { type EmailChange, type OldEmailJob, TELL_OLD_EMAIL } from './email-change.service.ts'
import { type EmailProof, type ProofLinkJob, SEND_PROOF_LINK } from './email-proof.service.ts'
import { type PasswordReset, type ResetLinkJob, SEND_RESET_LINK } from './password-reset.service.ts'
import { type PhoneCodeJob, type PhoneProof, SEND_PHONE_CODE } from './phone-proof.service.ts'

interface Services {
  phoneProof: PhoneProof
  passwordReset: PasswordReset
  emailProof: EmailProof
  emailChange: EmailChange
}

/** What the feature does in the background. */
export const accountsTasks = ({ passwordReset, emailProof, emailChange, phoneProof }: Services): Tasks => ({
  [SEND_RESET_LINK]: (payload, attempt) => passwordReset.sendRequested(payload as ResetLinkJob, attempt),
  [SEND_PROOF_LINK]: (payload, attempt) => emailProof.sendAsked(payload as ProofLinkJob, attempt),
  [TELL_OLD_EMAIL]: (payload, attempt) => emailChange.sendTold(payload as OldEmailJob, attempt),
  [SEND_PHONE_CODE]: (payload, attempt) => phoneProof.sendAsked(payload as PhoneCodeJob, attempt),
})

import { SendVerificationLink } from './send-verification-link.tsx'

/** Shown instead of a feature that needs a verified email. */
export const VerifyEmailFirst = ({ children }: { children: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p>
      <strong className="font-semibold">Verify your email first.</strong> {children}
    </p>
    <SendVerificationLink>Send the link again</SendVerificationLink>
  </div>
)

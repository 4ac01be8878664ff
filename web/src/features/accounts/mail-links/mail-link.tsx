import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { failureText } from '../../../lib/api/api.ts'
import { AuthCard } from '../../../ui/auth-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'

interface MailLinkProps {
  title: string
  /** a sentence that says what the button does */
  lead: string
  /** button label, idle and while working */
  label: string
  pendingLabel: string
  /** the call that redeems the link's token */
  opening: {
    mutate(input: { body: { token: string } }): void
    isPending: boolean
    error: Error | null
  }
  /** the result, once there is one */
  done: ReactNode
  /** how to fix an error, shown below its message */
  help?: ReactNode
}

const footer = (
  <Link to="/" className="font-semibold text-accent-ink underline underline-offset-4">
    Continue to Pepwell
  </Link>
)

/** The page behind a link in an email. It requires a click because mail scanners open links, too. */
export function MailLink({ title, lead, label, pendingLabel, opening, done, help }: MailLinkProps) {
  const [search] = useSearchParams()
  // Read once: navigating away drops the token from the address.
  const [token] = useState(() => search.get('token'))
  const { mutate, isPending, error } = opening
  const failure = 'That didn’t work. Please try again.'
  const problem = token
    ? error && failureText(error, failure)
    : 'This link is incomplete. Please copy it again.'
  return (
    <AuthCard title={title} lead={done ? undefined : lead} footer={footer}>
      {done ? (
        <p role="status" className="flex items-start gap-3">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
          <span className="min-w-0 break-words">{done}</span>
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          <FormProblem text={problem || undefined} />
          {help}
          <Button
            size="lg"
            disabled={!token}
            pending={isPending}
            pendingLabel={pendingLabel}
            onClick={() => token && mutate({ body: { token } })}
          >
            {label}
          </Button>
        </div>
      )}
    </AuthCard>
  )
}

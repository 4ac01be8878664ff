import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { failureText } from '../../../lib/api/api.ts'
import { AuthCard } from '../../../ui/auth-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'

interface MailLinkProps {
  title: string
  /** what the button does, in a sentence */
  lead: string
  /** on the button, and while it works */
  label: string
  pendingLabel: string
  /** the call that takes the link's token */
  opening: {
    mutate(input: { body: { token: string } }): void
    isPending: boolean
    error: Error | null
  }
  /** what came of it, once it did */
  done: ReactNode
  /** what to do about an error, below its sentence */
  help?: ReactNode
}

const footer = (
  <Link to="/" className="font-semibold text-accent-ink underline underline-offset-4">
    Continue to Pepwell
  </Link>
)

/** What a link of a mail opens. It asks for a tap: programs that look through mails open links, too. */
export function MailLink({ title, lead, label, pendingLabel, opening, done, help }: MailLinkProps) {
  const [search] = useSearchParams()
  // Read once: leaving for another page takes the token from the address.
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

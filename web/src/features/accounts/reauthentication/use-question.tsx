import type { Reauthentication, ReauthenticationNeeded } from '@pepwell/contract/accounts/reauthentication'
import { useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { reauthenticationNeeded } from './reauthentication-needed.ts'
import type { QuestionProps } from './reauthentication-question.tsx'

// Lazy: most visits need no reauthentication.
const ReauthenticationQuestion = lazyPanel<QuestionProps>(() => import('./reauthentication-question.tsx'))

/** Why changing the email or phone number needs reauthentication. */
export const CONTACT_REASON = 'This changes how we contact you.'

interface PendingRequest<Held> {
  /** why we ask */
  reason: string
  /** fallback error message */
  failure: string
  call: { error: Error | null; isPending: boolean }
  send: (held: Held, answer: Reauthentication) => void
}

/** Holds the refused request and repeats it with the answer. */
export function useQuestion<Held>({ reason, failure, call, send }: PendingRequest<Held>) {
  const [asked, setAsked] = useState<{ held: Held; needed: ReauthenticationNeeded }>()
  const isFirst = call.error && 'code' in call.error && call.error.code === 'PASSWORD_NEEDED'
  return {
    isAsked: asked !== undefined,

    /** @returns whether the request was refused for that reason */
    hold(held: Held, error: Error): boolean {
      const needed = reauthenticationNeeded(error, asked?.needed)
      if (needed) setAsked({ held, needed })
      return needed !== undefined
    },

    release: () => setAsked(undefined),

    question: asked && (
      <ReauthenticationQuestion
        open
        reason={reason}
        needed={asked.needed}
        problem={call.error && !isFirst ? failureText(call.error, failure) : undefined}
        pending={call.isPending}
        onAnswer={(answer) => send(asked.held, answer)}
        onOpenChange={() => setAsked(undefined)}
      />
    ),
  }
}

import type { Stack } from '@pepwell/contract/stacks/stacks'
import { hasContactDetails } from '@pepwell/domain/social/contact-details'
import { claimsApproval, isTeamGroup } from '@pepwell/domain/social/impersonation'
import { SHARED_PER_DAY } from '@pepwell/domain/stacks/stacks'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { requireVerifiedEmail } from '../accounts/verification/verified-email.service.ts'
import { dropReview, holdForReview } from '../friends/abuse-reports.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { setHeld } from './stacks.queries.ts'

/** The text of a stack that others can read. */
export const textOf = ({
  name,
  description,
  stackItems,
}: Pick<Stack, 'name' | 'description' | 'stackItems'>) =>
  [
    name,
    description,
    ...stackItems.map(
      ({ peptide, dose, frequency, notes }) =>
        `${peptide.name}: ${[dose, frequency, notes].filter(Boolean).join(', ') || 'nothing said'}`,
    ),
  ]
    .filter(Boolean)
    .join('\n')

interface Deps {
  db: Kysely<DB>
  clock: Clock
  rateLimits: RateLimits
}

type SharedStack = Pick<Stack, 'id' | 'isPublic' | 'isHeld' | 'name' | 'description' | 'stackItems'>

/** Sharing stacks: who may, how often, and what operators review first. */
export function sharingService({ db, clock, rateLimits }: Deps) {
  const shares = rateLimits.limit('stack-shared', {
    minutes: 24 * 60,
    perAccount: SHARED_PER_DAY,
    perAddress: SHARED_PER_DAY * 20,
    sentence: `You can share ${SHARED_PER_DAY} stacks a day. Share this one tomorrow.`,
  })

  return {
    /**
     * Makes a stack public, within the limit of 24 hours, whatever the time zone.
     * @throws Refusal VERIFY_EMAIL_FIRST, TOO_MANY_REQUESTS, and errors of `share`, which aren't counted
     */
    async count<Result>({ id }: SessionUser, address: string, share: () => Promise<Result>): Promise<Result> {
      await requireVerifiedEmail(db, id)
      const attempt = { account: id, address }
      await shares.take(attempt)
      return share().catch(async (error: unknown) => {
        await shares.forgive(attempt)
        throw error
      })
    },

    /**
     * Holds a public stack for review if its text has new contact details, or its name resembles the product's or
     * claims approval; releases it otherwise.
     * @param before as it was; undefined for a new one
     * @returns whether it is held
     */
    async review(
      tx: Db,
      ownerId: string,
      before: SharedStack | undefined,
      after: SharedStack,
    ): Promise<boolean> {
      const quote = textOf(after)
      const isRead = before?.isPublic && !before.isHeld && textOf(before) === quote
      const isSuspect = hasContactDetails(quote) || isTeamGroup(after.name) || claimsApproval(after.name)
      const isHeld = after.isPublic && !isRead && isSuspect
      const subject = { kind: 'stack' as const, subjectId: after.id }
      if (before?.isHeld) await dropReview(tx, subject)
      const now = new Date(clock.now())
      if (isHeld) await holdForReview(tx, { ...subject, reportedId: ownerId, quote, createdAt: now })
      if (isHeld !== after.isHeld) await setHeld(tx, after.id, isHeld ? now : null)
      return isHeld
    },

    dropReview: (tx: Db, id: number) => dropReview(tx, { kind: 'stack', subjectId: id }),
  }
}

export type Sharing = ReturnType<typeof sharingService>

import { buildStacks } from '@pepwell/domain/stack-engine'
import type { StackQuestion } from '@pepwell/domain/stack-questions'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import { healthOf } from '../accounts/profile-health.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { currentPlan } from '../plan/current-plan.service.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  catalogue: Catalogue
}

/** Stacks for what somebody wants, from the plan and the profile as they are stored: what a client says of them counts for nothing. */
export function stackBuilderService({ db, clock, catalogue }: Parts) {
  return {
    /** @throws Refusal NOT_SIGNED_IN once the account is deleted */
    async generate(user: SessionUser, question: StackQuestion) {
      const [person, plan, peptides] = await Promise.all([
        healthOf(db, user, clock.now()),
        currentPlan(db, user.id),
        catalogue.list(),
      ])
      if (!person) throw new Refusal('NOT_SIGNED_IN')
      return buildStacks(question, { person, plan, catalogue: peptides })
    },
  }
}

/** See {@link stackBuilderService}. */
export type StackBuilder = ReturnType<typeof stackBuilderService>

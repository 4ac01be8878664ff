import { type BuiltStack, buildStacks } from '@pepwell/domain/stacks/engine'
import type { StackQuestion } from '@pepwell/domain/stacks/questions'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { healthOf } from '../accounts/profile/profile-health.service.ts'
import type { OwnSentence, Wordings } from '../assistant/wording.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { currentPlan } from '../plan/current-plan.service.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  catalogue: Catalogue
  wordings: Wordings
}

/** What a rewording must preserve. */
const REQUIRED_PHRASES = [
  'No suitable option',
  'one at a time',
  'prescriber',
  'Choose the days before you start',
]

/** The reasoning of a stack; without a suggestion its text is fixed. */
function reasoningIn(id: string, { peptides, reasoning }: BuiltStack): OwnSentence[] {
  if (peptides.length === 0) return []
  const parts = [...peptides.map(({ name }) => name), ...REQUIRED_PHRASES]
  return [{ id, text: reasoning, mustStand: parts.filter((part) => reasoning.includes(part)) }]
}

/** Stacks from a member's goals and the stored plan and profile; the client's claims about those are ignored. */
export function stackBuilderService({ db, clock, catalogue, wordings }: Deps) {
  return {
    /** @throws Refusal NOT_SIGNED_IN once the account is deleted */
    async generate(user: SessionUser, question: StackQuestion, address: string) {
      const [person, plan, peptides] = await Promise.all([
        healthOf(db, user, clock.now()),
        currentPlan(db, user.id),
        catalogue.list(),
      ])
      if (!person) throw new Refusal('NOT_SIGNED_IN')
      const { currentStack, newStack } = buildStacks(question, { person, plan, catalogue: peptides })
      const own = [...reasoningIn('currentStack', currentStack), ...reasoningIn('newStack', newStack)]
      const worded = await wordings.word({ user, address }, own)
      if (!worded) return { currentStack, newStack }
      const { to: sentTo, words } = worded
      return {
        currentStack: { ...currentStack, reasoning: words.currentStack ?? currentStack.reasoning },
        newStack: { ...newStack, reasoning: words.newStack ?? newStack.reasoning },
        sentTo,
      }
    },
  }
}

export type StackBuilder = ReturnType<typeof stackBuilderService>

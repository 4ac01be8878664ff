import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Dose } from '@pepwell/domain/doses/doses'
import { isPositive } from '@pepwell/domain/math/rational'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import {
  amountFrom,
  doubtsAbout,
  holdsDose,
  otherStrengthBefore,
  type TakenAmount,
  type VialDoubt,
  vialForRest,
} from '@pepwell/domain/vials/choosing'
import { inOrderOfUse } from '@pepwell/domain/vials/forecast'
import { useState } from 'react'
import { confirmVial, isConfirmed } from './confirmed-vials.ts'
import type { ChosenVials } from './dose-values.ts'
import { type HeldVial, useHeldVials } from './held-vials.ts'

/** The chosen vials in draw order, or none. */
type Choice = readonly number[] | null

const NO_DOUBTS: VialDoubt[] = []

interface Questions {
  doubts: VialDoubt[]
  before: HeldVial | undefined
}

const NO_QUESTIONS: Questions = { doubts: NO_DOUBTS, before: undefined }

/** The doubts about a vial that nobody confirmed on this device, and the vial before if it had another strength. */
function questionsAbout(
  held: HeldVial | undefined,
  all: readonly HeldVial[] | undefined,
  taken: TakenAmount,
): Questions {
  if (!held || !all) return NO_QUESTIONS
  const doubts = doubtsAbout(held, all, taken).filter((doubt) => !isConfirmed(held.id, doubt))
  return { doubts, before: otherStrengthBefore(held, all) }
}

/** First in, first out: the open vial mixed first that isn't empty. */
function firstOf(stock: readonly HeldVial[], takenOn: CalendarDay): HeldVial | undefined {
  const open = inOrderOfUse(stock).filter(
    ({ state, mixedOn }) => state === 'in-use' && (mixedOn === null || mixedOn <= takenOn),
  )
  return open.find(({ left }) => isPositive(left)) ?? open[0]
}

interface VialChoiceOf {
  entry: PlanEntry | undefined
  dose: Dose | undefined
  /** milliseconds since the epoch */
  takenAt: number | undefined
  timeZone: string
  /** an edited dose keeps its vials until others are chosen */
  isEditing: boolean
}

function sentOf(choice: Choice | undefined, held: HeldVial | undefined): ChosenVials {
  if (choice === null) return { vialId: null }
  if (choice && choice.length > 1) return { vialIds: [...choice] }
  return held ? { vialId: held.id } : {}
}

/** The vial to draw from: the oldest, unless the user chose another, or two. */
export function useVialChoice({ entry, dose, takenAt, timeZone, isEditing }: VialChoiceOf) {
  const all = useHeldVials(entry)
  const [picked, setChosen] = useState<{ entryId: number | undefined; choice: Choice }>()
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const takenOn = dayOf(takenAt ?? 0, timeZone)
  const taken: TakenAmount = { dose, volume: null, takenOn }
  const stock = inOrderOfUse(all ?? []).filter(({ content }) => !dose || amountFrom(content, taken))
  const choice = picked && picked.entryId === entry?.id ? picked.choice : undefined
  const chosen = choice?.flatMap((id) => stock.find((one) => one.id === id) ?? []) ?? []
  const held = choice === null ? undefined : (chosen[0] ?? firstOf(stock, takenOn))
  const isKept = isEditing && choice === undefined
  const asked = dose && !isKept ? questionsAbout(held, all, taken) : NO_QUESTIONS
  const doubts = asked.doubts.filter((doubt) => !confirmed.includes(`${held?.id}:${doubt}`))
  return {
    all,
    stock,
    /** the dose keeps its vials */
    isKept,
    held,
    /** the second vial of a split dose */
    rest: chosen[1],
    taken,
    /** the vial before, if the chosen one is new and of another strength */
    before: asked.before,
    doubts: chosen[1] ? NO_DOUBTS : doubts,
    /** alternatives if the vial is too short */
    next: held && dose ? vialForRest(stock, held, taken) : undefined,
    whole: stock.find((one) => one.id !== held?.id && one.state === 'in-use' && holdsDose(one, taken)),
    sent: isKept || !dose ? {} : sentOf(choice, held),
    choose: (next: Choice) => setChosen({ entryId: entry?.id, choice: next }),
    confirm: () => {
      if (!held) return
      confirmVial(held.id, doubts)
      setConfirmed([...confirmed, ...doubts.map((doubt) => `${held.id}:${doubt}`)])
    },
  }
}

export type VialChoice = ReturnType<typeof useVialChoice>

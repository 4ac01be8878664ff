import type { KnownPeptide } from '../stacks/proposals.ts'
import { classNotTogether, labelsAgainst } from './class-warnings.ts'
import { isWord, wordsOf } from './health-note-words.ts'
import { medicinesIn, type Taken } from './taken-medicines.ts'
import { clausesOf, shortened } from './unparsed-notes.ts'
import type { Warning } from './warnings.ts'

/** Words for a second medicine, in four languages: 'also on Ozempic', 'zusätzlich Wegovy'. */
const BESIDES =
  /(?:^| )(?:also(?! (?:called|known|sold|named|labell?ed))|as well|plus|additionally|in addition|on top(?: of)?|besides|alongside|(?:along|together|combined|stacked|stacking) with|both|at the same time|still (?:on|taking|using|injecting)|too$|auch|zusatzlich|ausserdem|außerdem|nebenbei|gleichzeitig|weiterhin|noch(?! (?:nie|nicht|kein))|daneben|tambien|ademas|junto con|a la vez|al mismo tiempo|sigo (?:con|usando|tomando)|todavia|aussi|en plus|egalement|en meme temps|encore)(?: |$)/

/** Words that say it is over or hasn't begun. */
const NOT_NOW =
  /(?:^| )(?:tried|stopped|quit|finished|switched|switching|changed from|coming off|was on|were on|used to|previously|formerly|before|last (?:week|month|year)|until|instead|ago|in 20\d\d|not anymore|not also|considering|might|if|fruher|vorher|abgesetzt|bis|statt|umgestellt|antes|deje|dejado|hasta|en vez|avant|arrete|jusqu|ancien)(?: |$)/

const textOf = (clause: string): string => wordsOf(clause).filter(isWord).join(' ')

/**
 * Warns of notes that name an entry's own substance as a second medicine: 'also on Ozempic' next to
 * semaglutide. Its brand alone isn't a second medicine.
 */
export function takenTwiceWarnings(
  taken: Taken,
  notes: readonly (string | null)[],
  catalogue: readonly KnownPeptide[],
): Warning[] {
  const clause = notes
    .flatMap((text) => clausesOf(text ?? ''))
    .find((one) => {
      const text = textOf(one)
      if (!BESIDES.test(text) || NOT_NOW.test(text)) return false
      const named = medicinesIn(one, catalogue).flatMap(({ substances }) => substances)
      return named.some((substance) => taken.substances.includes(substance))
    })
  if (clause === undefined) return []
  const advice = labelsAgainst(classNotTogether(taken, taken)) ?? 'Ask your prescriber before you take both.'
  const message = `You noted “${shortened(clause)}”. If that is not this entry, you take ${taken.name} twice. ${advice}`
  return [{ code: 'SAME_CLASS', message }]
}

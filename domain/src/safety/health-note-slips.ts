import { slipsBetween } from '../nutrition/food-typos.ts'

/** Words of notes on which much depends; nothing else that people note is one slip away from them. */
const MEANT = `
  pregnant pregnancy breastfeeding lactating postpartum conceive pancreatitis pancreas gastroparesis medullary carcinoma melanoma lymphoma
  leukemia metastatic chemotherapy hypertension retinopathy gallstones gallbladder anesthesia colonoscopy transplant immunosuppressed
  hypoglycemia semaglutide tirzepatide liraglutide dulaglutide retatrutide exenatide ozempic mounjaro zepbound saxenda victoza trulicity
  rybelsus xultophy soliqua
`
  .trim()
  .split(/\s+/)

const byFirst = Map.groupBy(MEANT, (word) => word[0])
const known = new Set(MEANT)

/** Shorter words aren't corrected. */
const SHORTEST = 7

/** Corrects typos: 'pregnat' is pregnant, 'Ozempik' is Ozempic. */
export function meantWord(written: string): string {
  if (written.length < SHORTEST || known.has(written)) return written
  const near = byFirst.get(written[0])?.find((word) => {
    return Math.abs(word.length - written.length) <= 1 && slipsBetween(written, word) === 1
  })
  return near ?? written
}

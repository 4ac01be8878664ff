import { GH_RELEASERS, glp1, of, type SafetyRow } from './contraindication-row.ts'
import { glp1Rows } from './glp1.ts'
import { otherRows } from './other-peptides.ts'
import { pregnancyOrNursing } from './pregnancy-words.ts'
import { menotropin } from './primary-labels.ts'
import { stackSources } from './stack-sources.ts'

/** Label statements about pregnancy. Nothing is known about other peptides: a plan says so, and we suggest none. */
const pregnancyRow: SafetyRow = {
  ...pregnancyOrNursing,
  meanings: [
    glp1(
      'leave-out',
      'The Wegovy label says to stop it 2 months before a planned pregnancy and once you are pregnant; ask first while breastfeeding.',
      stackSources.wegovySafety,
    ),
    {
      classes: GH_RELEASERS,
      effect: 'leave-out',
      sentence:
        'The label of tesamorelin, which releases growth hormone, forbids it in pregnancy; ask first while breastfeeding.',
      source: stackSources.egrifta,
    },
    of(
      ['BPC-157'],
      'leave-out',
      'The FDA lacks the information to know whether BPC-157 harms people, so don’t use it while pregnant or breastfeeding.',
      stackSources.bpc157Risks,
    ),
    of(
      ['HMG (Menotropins)'],
      'leave-out',
      'The label of HMG rules it out once you are pregnant, and while breastfeeding.',
      menotropin,
    ),
  ],
}

/** Conditions and medicines in notes. Each row needs a source. */
export const safetyRows: readonly SafetyRow[] = [pregnancyRow, ...glp1Rows, ...otherRows]

import { otherPeptides } from './other-peptides.ts'
import type { LibraryQuestion } from './question.ts'
import { usingPeptides } from './using-peptides.ts'
import { weightMedicines } from './weight-medicines.ts'

/** Questions as people ask them, in few words or many, in brands and with typos. */
export const libraryQuestions: readonly LibraryQuestion[] = [
  ...usingPeptides,
  ...weightMedicines,
  ...otherPeptides,
]

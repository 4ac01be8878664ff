import { otherPeptides } from './other-peptides.ts'
import type { LibraryQuestion } from './question.ts'
import { usingPeptides } from './using-peptides.ts'
import { weightMedicines } from './weight-medicines.ts'

/** Questions as people ask them, short and long, with brands and typos. */
export const libraryQuestions: readonly LibraryQuestion[] = [
  ...usingPeptides,
  ...weightMedicines,
  ...otherPeptides,
]

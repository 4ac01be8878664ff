/** A question and the passages that answer it: several if the product says the same in more than one place. */
export interface LibraryQuestion {
  question: string
  answers: readonly string[]
}

export const asked = (answers: readonly string[], ...questions: readonly string[]): LibraryQuestion[] =>
  questions.map((question) => ({ question, answers }))

/** Questions about one peptide of the catalogue, by section. */
export const ofPeptide = (name: string, parts: Record<string, readonly string[]>): LibraryQuestion[] =>
  Object.entries(parts).flatMap(([part, questions]) => asked([`peptide ${name} ${part}`], ...questions))

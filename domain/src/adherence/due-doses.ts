/** The doses that were due: one day number for each taken or missed dose. */
export interface DueDoses {
  taken: number[]
  missed: number[]
}

/** Combines the outcomes of several parts of a plan. */
export const joinedDoses = (parts: readonly DueDoses[]): DueDoses => ({
  taken: parts.flatMap(({ taken }) => taken),
  missed: parts.flatMap(({ missed }) => missed),
})

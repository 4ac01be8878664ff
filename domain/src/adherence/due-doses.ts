/** The doses that were due: a day for each that was taken, and for each that was missed. Numbers of days. */
export interface DueDoses {
  taken: number[]
  missed: number[]
}

/** What several parts of a plan called for. */
export const joinedDoses = (parts: readonly DueDoses[]): DueDoses => ({
  taken: parts.flatMap(({ taken }) => taken),
  missed: parts.flatMap(({ missed }) => missed),
})

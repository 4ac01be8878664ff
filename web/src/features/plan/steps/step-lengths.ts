/** How the length of a step is given. */
export const lengthKinds = ['weeks', 'doses', 'from', 'open'] as const
export type LengthKind = (typeof lengthKinds)[number]

/** A step as it is typed. */
export interface StepValues {
  dose: string
  kind: LengthKind
  count: string
  from: string
}

export interface StepsValues {
  steps: StepValues[]
}

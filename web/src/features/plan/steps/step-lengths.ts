/** How a step's length is given. */
export const lengthKinds = ['weeks', 'doses', 'from', 'open'] as const
export type LengthKind = (typeof lengthKinds)[number]

/** A step's form values. */
export interface StepValues {
  dose: string
  kind: LengthKind
  count: string
  from: string
}

export interface StepsValues {
  steps: StepValues[]
}

import type { Component, Label, Source } from '../catalogue/medicines.ts'

/** The catalog data for evaluating a peptide. */
export interface KnownPeptide {
  id: number
  name: string
  aliases: readonly string[]
  /** one of `peptideClasses` of medicines.ts */
  peptideClass: string | null
  components: readonly Component[]
  label: Label | null
  /** ends with the evidence in humans: see evidence-notes.ts */
  description: string
}

/** A proposed peptide, from the engine, a plan or a model. */
export interface Proposed {
  /** of a peptide of the catalogue */
  name: string
  /** '0.25 mg', or its use */
  dose: string
  frequency: string
}

/** A sentence about a peptide; without a source it describes this product's behavior, never health. */
export interface StackNote {
  sentence: string
  source?: Source
}

/** A rejected proposal and the reason. */
export interface LeftOut extends StackNote {
  name: string
}

/** The catalogue's peptide with this name, ignoring case. */
export const knownAs = (catalogue: readonly KnownPeptide[], name: string): KnownPeptide | undefined =>
  catalogue.find((peptide) => peptide.name.toLowerCase() === name.trim().toLowerCase())

const parts = (peptide: KnownPeptide, catalogue: readonly KnownPeptide[]): KnownPeptide[] =>
  peptide.components.flatMap(({ name }) => knownAs(catalogue, name) ?? [])

/** The substances of a peptide: itself, and a blend's components. */
export const substancesOf = (peptide: KnownPeptide): string[] => [
  peptide.name,
  ...peptide.components.map(({ name }) => name),
]

/** The mechanisms of a peptide and its components. */
export const mechanismsOf = (peptide: KnownPeptide, catalogue: readonly KnownPeptide[]): string[] => [
  ...new Set([peptide, ...parts(peptide, catalogue)].flatMap(({ peptideClass }) => peptideClass ?? [])),
]

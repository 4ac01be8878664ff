import type { CallReply } from '@pepwell/contract/declared'
import type { familiarSupplements, Supplement } from '@pepwell/contract/vitamins/supplements'
import { isSameSupplement, presetSupplements } from '@pepwell/domain/vitamins/supplements'
import { useQuery } from '@tanstack/react-query'
import { familiarQuery, supplementsQuery } from '../supplements.api.ts'

/** A supplement with its last amount. */
export type Familiar = CallReply<typeof familiarSupplements>[number]

/** As many as fit above the fold on a phone. */
const OWN_SHOWN = 6

/** The form's suggestions; only the presets without a server reply. */
export interface Suggestions {
  /** the person's own, latest first */
  own: readonly Familiar[]
  /** presets not among the person's own */
  presets: readonly string[]
  /** every known name */
  names: readonly string[]
  lastOf: (name: string) => Familiar | undefined
  inCatalogue: (name: string) => Supplement | undefined
}

export function suggestionsFrom(own: readonly Familiar[], catalogue: readonly Supplement[]): Suggestions {
  const lastOf = (name: string) => own.find(({ supplementName }) => isSameSupplement(supplementName, name))
  const others = catalogue.map(({ name }) => name).filter((name) => !lastOf(name))
  return {
    own: own.slice(0, OWN_SHOWN),
    presets: presetSupplements.filter((name) => !lastOf(name)),
    names: [...own.map(({ supplementName }) => supplementName), ...others],
    lastOf,
    inCatalogue: (name) => catalogue.find((known) => isSameSupplement(known.name, name)),
  }
}

export function useSuggestions(): Suggestions {
  const { data: own = [] } = useQuery(familiarQuery)
  const { data: catalogue = [] } = useQuery(supplementsQuery)
  return suggestionsFrom(own, catalogue)
}

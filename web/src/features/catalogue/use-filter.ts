import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Filter } from './matching.ts'

const NAMES = { text: 'q', category: 'category' } as const

/**
 * The filter as it stands in the address, so that it can be shared and survives a reload. What is typed is kept
 * beside it: the address follows a moment later, and must not take back a letter that came meanwhile.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(NAMES.text) ?? ''
  const category = peptideCategories.find((known) => known === params.get(NAMES.category)) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Somebody went back, or followed a link: the address leads.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  const change = ({ text: typed, category: chosen }: Partial<Filter>) => {
    if (typed !== undefined) {
      written.current = typed
      setText(typed)
    }
    const next = { text: typed ?? text, category: chosen ?? category }
    const given = Object.entries(next).filter(([, value]) => value !== '')
    setParams(
      given.map(([name, value]): [string, string] => [NAMES[name as keyof Filter], value]),
      { replace: true, preventScrollReset: true },
    )
  }
  const filter = useMemo(() => ({ text, category }), [text, category])
  return [filter, change]
}

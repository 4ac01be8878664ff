import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Filter } from './matching.ts'

const NAMES = { text: 'q', category: 'category' } as const

/**
 * The filter in the address, so it can be shared and survives a reload. Typed text is local state: the address lags
 * behind and must not revert newer letters.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(NAMES.text) ?? ''
  const category = peptideCategories.find((known) => known === params.get(NAMES.category)) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Back, or a link: take the address.
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

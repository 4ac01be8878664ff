import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../lib/navigation/address-state.ts'
import { type Filter, orders } from './filter.ts'

const NAMES = { text: 'q', category: 'category', order: 'sort' } as const

/**
 * Search, category and order as they stand in the address. What is typed is kept beside it: the address follows a moment
 * later, and must not take back a letter that came meanwhile.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const inAddress = params.get(NAMES.text) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Somebody went back, or followed a link: the address leads.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  const change = (changes: Partial<Filter>) => {
    if (changes.text !== undefined) {
      written.current = changes.text
      setText(changes.text)
    }
    const named = Object.entries(changes).map(([name, value]) => [NAMES[name as keyof Filter], value])
    changeAddress(Object.fromEntries(named))
  }
  const order = orders.find(([known]) => known === params.get(NAMES.order))?.[0] ?? ''
  return [{ text, category: params.get(NAMES.category) ?? '', order }, change]
}

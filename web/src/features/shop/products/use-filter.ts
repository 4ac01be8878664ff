import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../lib/navigation/address-state.ts'
import { type Filter, orders } from './filter.ts'

const NAMES = { text: 'q', category: 'category', order: 'sort' } as const

/**
 * Search, category and order in the address. Typed text is local state: the address lags behind and must not revert
 * newer letters.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const inAddress = params.get(NAMES.text) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Back, or a link: take the address.
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

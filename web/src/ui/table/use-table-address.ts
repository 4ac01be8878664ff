import { useLayoutEffect, useRef, useState } from 'react'
import { useAddressState } from '../../lib/address-state.ts'

/** So long nobody typed: then the address follows. */
const STILL_MS = 250

/**
 * What is typed into a search, as it also stands in the address. It is kept beside it: the address follows a moment
 * later, and must not take back a letter that came meanwhile.
 */
export function useAddressText(name: string) {
  const [inAddress, setInAddress] = useAddressState(name)
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const put = useRef(setInAddress)
  put.current = setInAddress
  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Somebody went back, or followed a link: the address leads.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      written.current = next
      put.current(next)
    }, STILL_MS)
  }
  return [text, type] as const
}

/** Sort and open rows of the one table of a page, in the address: spread it into a DataTable. */
export function useTableAddress() {
  const [sort, setSort] = useAddressState('sort')
  const [open, setOpen] = useAddressState('open')
  return {
    sort,
    onSort: (next: string) => setSort(next),
    open: open ? open.split(',') : [],
    onOpen: (next: readonly string[]) => setOpen(next.join(',')),
  }
}

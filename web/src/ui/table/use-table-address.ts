import { useTypedAhead } from '../../lib/forms/typed-ahead.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'

/** What is typed into a search, as it also stands in the address a moment later. */
export function useAddressText(name: string) {
  const [inAddress, setInAddress] = useAddressState(name)
  return useTypedAhead(inAddress, setInAddress)
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

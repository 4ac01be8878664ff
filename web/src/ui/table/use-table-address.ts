import { useTypedAhead } from '../../lib/forms/typed-ahead.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'

/** A search's text, mirrored in the address with a delay. */
export function useAddressText(name: string) {
  const [inAddress, setInAddress] = useAddressState(name)
  return useTypedAhead(inAddress, setInAddress)
}

/** A page's table state in the address: sort and expanded rows. Spread it into a DataTable. */
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

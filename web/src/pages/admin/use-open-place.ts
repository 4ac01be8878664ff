import { useAddressState } from '../../lib/navigation/address-state.ts'
import { usePermissions } from './permissions.ts'
import { openTo, type PanelPlace } from './places.ts'

/** Of some places those that are shown to whoever looks, and which of them the address opens: without a word, the first. */
export function useOpenPlace<Place extends PanelPlace>(name: string, places: readonly Place[]) {
  const [asked] = useAddressState(name)
  const shown = openTo(usePermissions(), places)
  const open: Place | undefined = asked ? shown.find(({ value }) => value === asked) : shown[0]
  return { shown, open }
}

import { useAddressState } from '../../lib/navigation/address-state.ts'
import { usePermissions } from './permissions.ts'
import { openTo, type PanelPlace } from './places.ts'

/** The permitted tabs, and the one the address selects; the first by default. */
export function useOpenPlace<Place extends PanelPlace>(name: string, places: readonly Place[]) {
  const [asked] = useAddressState(name)
  const shown = openTo(usePermissions(), places)
  const open: Place | undefined = asked ? shown.find(({ value }) => value === asked) : shown[0]
  return { shown, open }
}

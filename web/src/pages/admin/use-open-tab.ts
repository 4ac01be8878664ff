import { useAddressState } from '../../lib/navigation/address-state.ts'
import { type PanelPlace, permittedTabs } from './panel-tabs.ts'
import { usePermissions } from './permissions.ts'

/** The permitted tabs, and the one the address selects; the first by default. */
export function useOpenTab<Place extends PanelPlace>(name: string, places: readonly Place[]) {
  const [asked] = useAddressState(name)
  const shown = permittedTabs(usePermissions(), places)
  const open: Place | undefined = asked ? shown.find(({ value }) => value === asked) : shown[0]
  return { shown, open }
}

import { useAddressState } from '../../lib/navigation/address-state.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PanelSpinner } from './gate.tsx'
import { inventoryParts } from './panel-tabs.ts'
import { useGoTo } from './use-go-to.ts'

const contents = {
  peptides: lazyView(() => import('./inventory/peptide-inventory.tsx')),
  vitamins: lazyView(() => import('./inventory/vitamin-inventory.tsx')),
}

/** Stock of both kinds. */
export default function InventoryTab() {
  const [asked] = useAddressState('sub')
  const goTo = useGoTo()
  const sub = asked === 'vitamins' ? asked : 'peptides'
  const Content = contents[sub]
  return (
    <Tabs
      label="Inventory"
      look="keys"
      tabs={inventoryParts}
      value={sub}
      onChange={(next) => goTo({ tab: 'inventory', sub: next })}
      className="relative xl:[&>[role=tablist]]:absolute xl:[&>[role=tablist]]:right-0 xl:[&>[role=tablist]]:-top-11 max-xl:[&>[role=tabpanel]]:pt-3"
    >
      <LoadBoundary key={sub} failure="We couldn’t load this tab" skeleton={<PanelSpinner />}>
        <Content />
      </LoadBoundary>
    </Tabs>
  )
}

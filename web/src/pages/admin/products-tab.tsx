import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { PanelSpinner } from './gate.tsx'
import { peptideViews, productParts } from './panel-tabs.ts'
import { useGoTo } from './use-go-to.ts'
import { useOpenTab } from './use-open-tab.ts'

const views = {
  costs: lazyView(() => import('./products/cost-management.tsx')),
  prices: lazyView(() => import('./products/price-comparison.tsx')),
}
const VitaminManagement = lazyView(() => import('./products/vitamin-management.tsx'))

/** Peptide costs and vendor prices. */
function Peptides() {
  const { shown, open } = useOpenTab('view', peptideViews)
  const goTo = useGoTo()
  if (!open) return <AccessDenied level={2} />
  const View = views[open.value]
  return (
    <Tabs
      label="Peptides"
      look="head"
      tabs={shown}
      value={open.value}
      onChange={(view) => goTo({ tab: 'products', sub: 'peptides', view })}
      // The tabs form the header of the selected card.
      className="max-md:[&>[role=tabpanel]]:pt-3 md:[&>[role=tabpanel]>section:first-of-type]:rounded-t-none md:[&>[role=tabpanel]>section:first-of-type]:border-t-0"
    >
      <LoadBoundary key={open.value} failure="We couldn’t load this tab" skeleton={<PanelSpinner />}>
        <View />
      </LoadBoundary>
    </Tabs>
  )
}

/** Products of both kinds. */
export default function ProductsTab() {
  const { shown, open } = useOpenTab('sub', productParts)
  const goTo = useGoTo()
  if (!open) return <AccessDenied level={2} />
  return (
    <Tabs
      label="Products"
      look="keys"
      tabs={shown}
      value={open.value}
      onChange={(sub) => goTo({ tab: 'products', sub })}
      className="relative xl:[&>[role=tablist]]:absolute xl:[&>[role=tablist]]:right-0 xl:[&>[role=tablist]]:-top-11 max-xl:[&>[role=tabpanel]]:pt-3"
    >
      <LoadBoundary key={open.value} failure="We couldn’t load this tab" skeleton={<PanelSpinner />}>
        {open.value === 'peptides' ? <Peptides /> : <VitaminManagement />}
      </LoadBoundary>
    </Tabs>
  )
}

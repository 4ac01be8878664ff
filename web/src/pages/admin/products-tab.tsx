import { lazy, Suspense } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { PanelSpinner } from './gate.tsx'
import { peptideViews, productParts } from './places.ts'
import { useGoTo } from './use-go-to.ts'
import { useOpenPlace } from './use-open-place.ts'

const views = {
  costs: lazy(() => import('./products/cost-management.tsx')),
  prices: lazy(() => import('./products/price-comparison.tsx')),
}
const VitaminManagement = lazy(() => import('./products/vitamin-management.tsx'))

/** What peptides cost and what others ask for them. */
function Peptides() {
  const { shown, open } = useOpenPlace('view', peptideViews)
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
      // The tabs are the head of the card that the open one begins with.
      className="max-md:[&>[role=tabpanel]]:pt-3 md:[&>[role=tabpanel]>section:first-of-type]:rounded-t-none md:[&>[role=tabpanel]>section:first-of-type]:border-t-0"
    >
      <Suspense key={open.value} fallback={<PanelSpinner />}>
        <View />
      </Suspense>
    </Tabs>
  )
}

/** What is sold, of either kind. */
export default function ProductsTab() {
  const { shown, open } = useOpenPlace('sub', productParts)
  const goTo = useGoTo()
  if (!open) return <AccessDenied level={2} />
  return (
    <Tabs
      label="Products"
      look="keys"
      tabs={shown}
      value={open.value}
      onChange={(sub) => goTo({ tab: 'products', sub })}
      className="[&>[role=tabpanel]]:pt-3"
    >
      <Suspense key={open.value} fallback={<PanelSpinner />}>
        {open.value === 'peptides' ? <Peptides /> : <VitaminManagement />}
      </Suspense>
    </Tabs>
  )
}

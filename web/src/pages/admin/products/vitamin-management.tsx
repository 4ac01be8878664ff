import { VitaminShopDataForm } from '@pepwell/contract/shop/shop-data'
import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { ShopDataDialog } from '../../../features/shop/admin/shop-data-dialog.tsx'
import { defaultIcons } from '../../../features/shop/default-icons.ts'
import {
  useNewestVitamin,
  useSetVitaminShopData,
} from '../../../features/supplements/admin/vitamin-costs.api.ts'
import { VitaminManagement } from '../../../features/supplements/admin/vitamin-management.tsx'

interface VitaminShopDataProps {
  supplement: Supplement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a vitamin's shop data. */
function VitaminShopData({ supplement, ...dialog }: VitaminShopDataProps) {
  const { mutateAsync } = useSetVitaminShopData()
  const newest = useNewestVitamin()
  return (
    <ShopDataDialog
      {...dialog}
      product={supplement}
      schema={VitaminShopDataForm}
      defaultIcon={defaultIcons.supplement}
      reload={() => newest(supplement.id)}
      save={(body) => mutateAsync({ params: { id: supplement.id }, body })}
    />
  )
}

/** Products > Vitamins. */
export default function Vitamins() {
  return <VitaminManagement ShopData={VitaminShopData} />
}

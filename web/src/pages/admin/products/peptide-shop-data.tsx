import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { ShopDataForm } from '@pepwell/contract/shop/shop-data'
import { useFreshPeptide, useSetShopData } from '../../../features/catalogue/admin/catalogue-admin.api.ts'
import { ShopDataDialog } from '../../../features/shop/admin/shop-data-dialog.tsx'

interface PeptideShopDataProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a peptide's shop data. */
export function PeptideShopData({ peptide, ...dialog }: PeptideShopDataProps) {
  const { mutateAsync } = useSetShopData()
  const fresh = useFreshPeptide()
  return (
    <ShopDataDialog
      {...dialog}
      product={peptide}
      schema={ShopDataForm}
      usualIcon="🧬"
      reload={() => fresh(peptide.id)}
      save={(body) => mutateAsync({ params: { id: peptide.id }, body })}
    />
  )
}

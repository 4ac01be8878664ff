import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '../../../features/catalogue/catalogue.api.ts'
import { PriceGrid } from '../../../features/pricing/admin/comparison/price-grid.tsx'
import { ExportPrices } from '../../../features/pricing/admin/vendors/export-prices.tsx'
import { ImportPrices } from '../../../features/pricing/admin/vendors/import-prices.tsx'
import { VitaminPrices } from '../../../features/pricing/admin/vitamins/vitamin-prices.tsx'
import { ProductPicture } from '../../../features/shop/product-picture.tsx'
import { supplementsQuery } from '../../../features/supplements/supplements.api.ts'

/** Products > Peptides > Price Comparison. */
export default function PriceComparison() {
  const [peptides, vitamins] = [useQuery(catalogueQuery), useQuery(supplementsQuery)]
  return (
    <>
      <PriceGrid
        peptides={peptides.data}
        error={peptides.error}
        onRetry={() => void peptides.refetch()}
        actions={
          <>
            <ImportPrices />
            <ExportPrices peptides={peptides.data ?? []} />
          </>
        }
        picture={(peptide) => (
          <ProductPicture
            product={{ ...peptide, ...(peptide.mg !== null && { amount: `${peptide.mg} mg` }) }}
            className="size-11 rounded-xl"
          />
        )}
      />
      <VitaminPrices
        vitamins={vitamins.data}
        error={vitamins.error}
        onRetry={() => void vitamins.refetch()}
        retrying={vitamins.isRefetching}
      />
    </>
  )
}

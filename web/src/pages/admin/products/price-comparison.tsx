import { Later } from '../later.tsx'

export default function PriceComparison() {
  return <Later what="Price Comparison" />
}

import { Later } from '../later.tsx'

export default function PeptideInventory() {
  return <Later what="Peptide Inventory" />
}

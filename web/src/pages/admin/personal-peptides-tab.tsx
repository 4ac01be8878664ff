import { Later } from './later.tsx'

export default function PersonalPeptidesTab() {
  return <Later what="Personal Peptides" />
}

import { Later } from './later.tsx'

export default function ReportsTab() {
  return <Later what="Reports" />
}

import { Later } from '../later.tsx'

export default function CostManagement() {
  return <Later what="Cost Management" />
}

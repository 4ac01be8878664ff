import { Later } from '../later.tsx'

export default function VitaminManagement() {
  return <Later what="Vitamin Management" />
}

import { History } from 'lucide-react'
import { Link } from 'react-router'
import { historyAddress } from '../../lib/history-address.ts'
import type { Changeable } from '../../lib/last-change.ts'
import { MenuItem } from '../menu.tsx'

/** In the menu of a row: what operators did to it. */
export const HistoryItem = ({ about }: { about: Changeable }) => (
  <MenuItem asChild>
    <Link to={historyAddress(about)}>
      <History aria-hidden="true" />
      History
    </Link>
  </MenuItem>
)

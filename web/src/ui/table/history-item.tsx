import { History } from 'lucide-react'
import { Link } from 'react-router'
import type { Changeable } from '../../lib/api/last-change.ts'
import { historyAddress } from '../../lib/navigation/history-address.ts'
import { MenuItem } from '../menu.tsx'

/** A menu item: the row's audit log. */
export const HistoryItem = ({ about }: { about: Changeable }) => (
  <MenuItem asChild>
    <Link to={historyAddress(about)}>
      <History aria-hidden="true" />
      History
    </Link>
  </MenuItem>
)

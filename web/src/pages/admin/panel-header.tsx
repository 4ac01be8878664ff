import { mayEnter } from '@pepwell/domain/admin-areas'
import { History, Keyboard, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { setSingleKeys, useSingleKeys } from '../../ui/table/shortcuts.ts'
import { JumpTo } from './jump-to.tsx'
import { usePermissions } from './permissions.ts'
import { supportPlaces } from './support-places.ts'

/** What somebody sets for themselves in the back office, and what is needed now and then. Fingers have no single keys. */
function PanelSettings() {
  const single = useSingleKeys()
  const maySupport = mayEnter(usePermissions(), 'support')
  return (
    <Menu
      trigger={
        <IconButton aria-label="Settings" className={maySupport ? '' : 'pointer-coarse:hidden'}>
          <Settings className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      {maySupport &&
        supportPlaces.map(({ path, label, Icon }) => (
          <MenuItem key={path} asChild>
            <Link to={path}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ))}
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={single}
        onSelect={() => setSingleKeys(!single)}
        className="pointer-coarse:hidden"
      >
        <Keyboard aria-hidden="true" />
        {single ? 'Switch off' : 'Switch on'} single-key shortcuts
      </MenuItem>
    </Menu>
  )
}

/** The title of a page of the back office, and the ways to the others. */
export const PanelHeader = ({ title }: { title: string }) => (
  <header className="mb-4 flex items-center justify-between gap-3">
    <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
    <div className="flex items-center gap-2">
      <JumpTo />
      <Button asChild variant="secondary" size="sm" className="max-md:hidden">
        <Link to="/admin/history">
          <History className="size-4" aria-hidden="true" />
          History
        </Link>
      </Button>
      <Link
        to="/admin/history"
        aria-label="History"
        className="inline-grid size-11 place-items-center rounded-xl text-soft hover:bg-sunken md:hidden"
      >
        <History className="size-6" aria-hidden="true" />
      </Link>
      <PanelSettings />
    </div>
  </header>
)

import { Settings } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { setSingleKeys, useSingleKeys } from '../../ui/table/shortcuts.ts'

/** What somebody sets for themselves in the back office. */
function PanelSettings() {
  const single = useSingleKeys()
  return (
    <Menu
      trigger={
        <IconButton aria-label="Settings" className="pointer-coarse:hidden">
          <Settings className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem role="menuitemcheckbox" aria-checked={single} onSelect={() => setSingleKeys(!single)}>
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
      <PanelSettings />
    </div>
  </header>
)

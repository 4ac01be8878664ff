import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { ClockAlert, History, Keyboard, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { inboxCountsQuery } from '../../features/inbox-counts/admin/inbox-counts.api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { setSingleKeys, useSingleKeys } from '../../ui/table/shortcuts.ts'
import { JumpTo } from './jump-to.tsx'
import { usePermissions } from './permissions.ts'
import { WorkLinks } from './work-links.tsx'

/** Warns support that a server with a wrong clock sends no reminders. */
function ClockNotice() {
  const { data } = useQuery({ ...inboxCountsQuery, enabled: mayEnter(usePermissions(), 'support') })
  if (!data?.clockOffBy) return null
  const seconds = Math.abs(data.clockOffBy)
  return (
    <Banner tone="danger" title="A server isn’t sending reminders" icon={<ClockAlert />} className="mb-4">
      Its clock is {seconds} seconds {data.clockOffBy > 0 ? 'ahead of' : 'behind'} the database’s. Reminders
      resume once the clocks agree, or from another server. Ask your system administrator to correct the
      clock.
    </Banner>
  )
}

/** Personal preferences in the back office. Touch devices have no shortcuts. */
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
        <Keyboard aria-hidden="true" />
        {single ? 'Turn off' : 'Turn on'} single-key shortcuts
      </MenuItem>
    </Menu>
  )
}

interface PanelHeaderProps {
  title: string
  /** include links to the queues, unless the page has its own */
  ways?: boolean
}

/** A back office page's title with links to the others. */
export const PanelHeader = ({ title, ways = true }: PanelHeaderProps) => (
  <>
    <header className="mb-1.5 flex items-center gap-x-3 gap-y-2 max-xl:flex-wrap">
      <h1 className="min-w-0 text-2xl font-bold tracking-tight whitespace-nowrap max-xl:flex-1 xl:shrink-0">
        {title}
      </h1>
      <div className="ml-auto flex items-center gap-2 xl:order-last xl:ml-0">
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
      {ways && <WorkLinks />}
    </header>
    {ways && <ClockNotice />}
  </>
)

import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

// Most visits never open it.
const SideDrawer = lazyPanel(() => import('./side-drawer.tsx'))

interface PhoneBarProps {
  user: CurrentUser
  confined: boolean
  /** what the bar holds besides: cart and inbox */
  tools: ReactNode
}

/** The bar at the top of phones. */
export function PhoneBar({ user, confined, tools }: PhoneBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/95 pt-safe-0 backdrop-blur md:hidden">
      <div className="flex h-14 items-center gap-1 px-2">
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MenuIcon className="size-6" />
        </IconButton>
        <Link to="/" className="mr-auto flex min-h-11 items-center rounded-xl">
          <Brand name="max-[23.4rem]:sr-only" />
        </Link>
        {tools}
        <ThemeToggle />
      </div>
      <SideDrawer user={user} confined={confined} open={open} onOpenChange={setOpen} />
    </header>
  )
}

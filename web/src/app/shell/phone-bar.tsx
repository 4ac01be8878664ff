import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { brandName } from '@pepwell/domain/text/brand'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'

// Lazy: most visits never open it.
const SideDrawer = lazyPanel(() => import('./side-drawer.tsx'))

interface PhoneBarProps {
  user: CurrentUser
  confined: boolean
  /** additional controls: inbox, and quick actions or the shop's cart */
  tools: ReactNode
}

/** The top bar on phones. The brand opens the drawer, because Home is a tab. */
export function PhoneBar({ user, confined, tools }: PhoneBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/95 pt-safe-0 backdrop-blur md:hidden">
      <div className="flex h-14 items-center gap-1 pr-2 pl-3">
        <button
          type="button"
          aria-label={`${brandName}, open menu`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="mr-auto flex min-h-11 items-center gap-1.5 rounded-xl pr-2 max-[15rem]:*:first:w-9 max-[15rem]:*:first:overflow-hidden"
        >
          <Brand />
          <ChevronDown className="size-4 text-soft" aria-hidden="true" />
        </button>
        {tools}
      </div>
      <SideDrawer user={user} confined={confined} open={open} onOpenChange={setOpen} />
    </header>
  )
}

import type { CurrentUser } from '@pepwell/contract/accounts'
import { Copy } from 'lucide-react'
import { avatarOf } from '../../lib/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

const copy = (id: string) =>
  // Without https, a browser has no clipboard to write to.
  Promise.resolve(navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('no clipboard'))).then(
    () => void toast({ title: 'User ID copied to clipboard!' }),
    () => void toast({ title: 'Error', description: 'The ID could not be copied', variant: 'destructive' }),
  )

/** Who one is for others: the username, and the id to be passed on. */
export function OwnCard({ user }: { user: CurrentUser }) {
  return (
    <section aria-label="Your profile" className="min-w-0 max-md:w-full">
      <div className="flex items-center gap-3">
        <Avatar {...avatarOf(user, 'size-13 text-lg')} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg font-bold">{user.userHandle ?? 'Not set'}</p>
          <p className="truncate text-sm text-soft" title={user.id}>
            {user.id}
          </p>
        </div>
        <Button variant="secondary" className="shrink-0" onClick={() => void copy(user.id)}>
          <Copy className="size-4.5" aria-hidden="true" />
          Copy ID
        </Button>
      </div>
      <p className="mt-2 text-sm text-soft md:text-right">Share your ID so friends can find you.</p>
    </section>
  )
}

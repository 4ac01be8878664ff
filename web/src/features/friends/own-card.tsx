import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Copy } from 'lucide-react'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

const copy = (id: string) =>
  // Without https, browsers have no clipboard.
  Promise.resolve(navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('no clipboard'))).then(
    () => void toast({ title: 'User ID copied to clipboard!' }),
    () => void toast({ title: 'Error', description: 'We couldn’t copy the ID', variant: 'destructive' }),
  )

/** The user's public profile: username, and an id to share. */
export function OwnCard({ user }: { user: CurrentUser }) {
  return (
    <section
      aria-label="Your profile"
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 max-md:w-full md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Avatar {...avatarOf(user, 'size-13 text-lg md:hidden')} />
      <div className="min-w-0 gap-x-2.5 md:flex md:items-baseline md:justify-end">
        <p className="truncate text-lg font-bold md:text-base">{user.userHandle ?? 'Not set'}</p>
        <p className="truncate text-sm text-soft" title={user.id}>
          {user.id}
        </p>
      </div>
      <Button variant="secondary" className="md:row-span-2" onClick={() => void copy(user.id)}>
        <Copy className="size-4.5" aria-hidden="true" />
        Copy ID
      </Button>
      <p className="text-sm text-soft max-md:col-span-3 max-md:mt-2 md:text-right">
        Share your ID so friends can find you.
      </p>
    </section>
  )
}

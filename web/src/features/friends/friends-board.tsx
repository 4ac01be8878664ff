import { publicName } from '@pepwell/domain/social/public-names'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { failureText } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { FindFriends } from './find-friends.tsx'
import { blockedQuery, type PublicPerson, useUnblock } from './friends.api.ts'
import { FriendsCard, type Talk } from './friends-card.tsx'
import { BlockDialog, UnfriendDialog } from './part-dialogs.tsx'
import type { PersonAction } from './person-menu.tsx'
import { PersonRow } from './person-row.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { RequestsCard } from './requests-card.tsx'

function BlockedPerson({ person }: { person: PublicPerson }) {
  const { mutate, isPending } = useUnblock({
    onSuccess: () => void toast({ title: `${publicName(person)} is unblocked` }),
    onError: (error) =>
      void toast({
        title: 'Error unblocking',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <PersonRow person={person}>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Unblock ${publicName(person)}`}
        pending={isPending}
        onClick={() => mutate({ params: { userId: person.id } })}
      >
        Unblock
      </Button>
    </PersonRow>
  )
}

/** The blocked members, collapsed; renders nothing without any. */
function BlockedPeople() {
  const { data = [] } = useQuery(blockedQuery)
  if (data.length === 0) return null
  return (
    <details className="group mt-3 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-xl font-semibold text-soft hover:text-ink">
        Blocked people ({data.length})
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="divide-y divide-line">
        {data.map((person) => (
          <BlockedPerson key={person.id} person={person} />
        ))}
      </ul>
    </details>
  )
}

const dialogs = {
  unfriend: UnfriendDialog,
  block: BlockDialog,
  report: ReportDialog,
} satisfies Record<PersonAction, unknown>

/** Search, requests and friends, with their confirmations. */
export function FriendsBoard({ talk }: { talk: Talk }) {
  const { subject, show, ...about } = useDialogAbout<{ what: PersonAction; person: PublicPerson }>()
  const ask = (what: PersonAction, person: PublicPerson) => show({ what, person })
  const Dialog = subject && dialogs[subject.what]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <FindFriends ask={ask} />
        <RequestsCard />
      </div>
      <FriendsCard ask={ask} talk={talk}>
        <BlockedPeople />
      </FriendsCard>
      {Dialog && <Dialog key={`${subject.what} ${subject.person.id}`} person={subject.person} {...about} />}
    </div>
  )
}

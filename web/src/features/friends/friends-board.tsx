import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { FindFriends } from './find-friends.tsx'
import type { PublicPerson } from './friends.api.ts'
import { FriendsCard, type Talk } from './friends-card.tsx'
import { BlockDialog, UnfriendDialog } from './part-dialogs.tsx'
import type { PersonAct } from './person-menu.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { RequestsCard } from './requests-card.tsx'

const dialogs = {
  unfriend: UnfriendDialog,
  block: BlockDialog,
  report: ReportDialog,
} satisfies Record<PersonAct, unknown>

/** Search, requests and friends, with their confirmations. */
export function FriendsBoard({ talk }: { talk: Talk }) {
  const { subject, show, ...about } = useDialogAbout<{ what: PersonAct; person: PublicPerson }>()
  const ask = (what: PersonAct, person: PublicPerson) => show({ what, person })
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

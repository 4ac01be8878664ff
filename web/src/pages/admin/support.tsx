import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { UserRound } from 'lucide-react'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { SupportInbox } from '../../features/chat/admin/support-inbox.tsx'
import type { ChatMessage } from '../../features/chat/chat.api.ts'
import type { PublicPerson } from '../../features/friends/friends.api.ts'
import { ReportDialog } from '../../features/friends/report-dialog.tsx'
import { openTab } from '../../lib/browser/open-tab.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { usePermissions } from './permissions.ts'
import { SupportPage } from './support-page.tsx'

const ProfileLink = ({ userId }: { userId: string }) => (
  <IconButton aria-label="Open their profile" onClick={() => openTab(`/admin/user-profile/${userId}`)}>
    <UserRound className="size-5" />
  </IconButton>
)

/** The support inbox page. */
export default function Support() {
  const { user } = useCurrentUser()
  const showsProfiles = mayEnter(usePermissions(), 'members')
  const { subject, show, ...reporting } = useDialogAbout<{ person: PublicPerson; message: ChatMessage }>()
  return (
    <SupportPage title="Support" about="Longest wait first.">
      {user && (
        <SupportInbox
          user={user}
          profileOf={(userId) => showsProfiles && <ProfileLink userId={userId} />}
          onReportMessage={(person, message) => show({ person, message })}
        />
      )}
      {subject && (
        <ReportDialog
          key={subject.message.id}
          person={subject.person}
          about={{ kind: 'message', subjectId: subject.message.id }}
          {...reporting}
        />
      )}
    </SupportPage>
  )
}

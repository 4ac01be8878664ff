import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import type { ChatMessage, ChatRoom } from '../../features/chat/chat.api.ts'
import { Conversations } from '../../features/chat/conversations.tsx'
import { CHAT, roomAddress } from '../../features/chat/use-room-place.ts'
import { BlockDialog } from '../../features/friends/part-dialogs.tsx'
import { ReportDialog } from '../../features/friends/report-dialog.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import type { GroupProps } from './group.tsx'
import type { NewGroupProps } from './new-group.tsx'

const NewGroup = lazyPanel<NewGroupProps>(() => import('./new-group.tsx'))
const Group = lazyPanel<GroupProps>(() => import('./group.tsx'))

/** Confirmations about a person or message. */
interface ChatDialog {
  what: 'block' | 'report'
  person: PublicPerson
  messageId?: number
}

function AboutSomebody({
  asked,
  ...dialog
}: {
  asked: ChatDialog
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { what, person, messageId } = asked
  if (what === 'block') return <BlockDialog person={person} {...dialog} />
  const about = messageId === undefined ? undefined : ({ kind: 'message', subjectId: messageId } as const)
  return <ReportDialog person={person} about={about} {...dialog} />
}

function Chat({ user }: { user: CurrentUser }) {
  const navigate = useNavigate()
  const [gathering, setGathering] = useState(false)
  /** counter that resets the new group form */
  const [wanted, setWanted] = useState(0)
  const { subject: asked, show, ...asking } = useDialogAbout<ChatDialog>()
  const group = useDialogAbout<ChatRoom>()
  const reportMessage = useCallback(
    (person: PublicPerson, { id }: ChatMessage) => show({ what: 'report', person, messageId: id }),
    [show],
  )
  return (
    <>
      <Conversations
        user={user}
        onNewGroup={() => {
          setWanted(wanted + 1)
          setGathering(true)
        }}
        onPeople={group.show}
        onBlock={(person) => show({ what: 'block', person })}
        onReport={(person) => show({ what: 'report', person })}
        onReportMessage={reportMessage}
      />
      {asked && (
        <AboutSomebody
          key={`${asked.what} ${asked.person.id} ${asked.messageId}`}
          asked={asked}
          {...asking}
        />
      )}
      {wanted > 0 && (
        <NewGroup
          key={wanted}
          open={gathering}
          onOpenChange={setGathering}
          onMade={(id) => void navigate(roomAddress(id), { state: { isFromList: true } })}
        />
      )}
      {group.subject && (
        <Group
          key={group.subject.id}
          userId={user.id}
          roomId={group.subject.id}
          open={group.open}
          onOpenChange={group.onOpenChange}
          onLeft={() => void navigate(CHAT, { replace: true })}
        />
      )}
    </>
  )
}

/** Chat with friends and support. */
export default function ChatTab() {
  const { user } = useCurrentUser()
  return user && <Chat user={user} />
}

import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { strengthText } from '@pepwell/domain/catalogue/medicines'
import { publicName } from '@pepwell/domain/social/public-names'
import { useQuery } from '@tanstack/react-query'
import { Flag, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { catalogueQuery } from '../../features/catalogue/catalogue.api.ts'
import type { ShareStackProps } from '../../features/chat/share-stack-dialog.tsx'
import { isShared } from '../../features/chat/use-shareables.ts'
import { ReportDialog } from '../../features/friends/report-dialog.tsx'
import { planQuery } from '../../features/plan/plan.api.ts'
import { isCurrent } from '../../features/plan/plan-groups.ts'
import { AddTogetherButton } from '../../features/shop/cart/add-together-button.tsx'
import { CopyButton } from '../../features/stacks/copy-button.tsx'
import { DeleteStackDialog } from '../../features/stacks/delete-stack-dialog.tsx'
import { EditStackDialog } from '../../features/stacks/stack-dialog.tsx'
import { StackGate } from '../../features/stacks/stack-gate.tsx'
import { StackView } from '../../features/stacks/stack-view.tsx'
import { type Peptide, type Stack, type StackItem, stackQuery } from '../../features/stacks/stacks.api.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../ui/use-focus-restore.ts'
import { ItemDialogs, type PlannedItem } from './item-dialogs.tsx'
import { Evidence, ItemStatus } from './item-status.tsx'
import { MessageOwner } from './message-owner.tsx'
import { WithPlanColorSlots } from './with-plan-color-slots.tsx'

const ShareStack = lazyPanel<ShareStackProps>(() => import('../../features/chat/share-stack-dialog.tsx'))

function OwnStackActions({ stack }: { stack: Stack }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [sharing, setSharing] = useState(false)
  return (
    <>
      {isShared(stack) && (
        <Button variant="secondary" onClick={() => setSharing(true)}>
          <Send className="size-4" aria-hidden="true" />
          Share
        </Button>
      )}
      <Button variant="secondary" onClick={() => setEditing(true)}>
        <Pencil className="size-4" aria-hidden="true" />
        Edit
      </Button>
      <Button variant="secondary" onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete
      </Button>
      <ShareStack stack={stack} userId={stack.user.id} open={sharing} onOpenChange={setSharing} />
      <EditStackDialog stack={stack} open={editing} onOpenChange={setEditing} />
      <DeleteStackDialog
        stack={stack}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => void navigate('/social?tab=stacks', { replace: true })}
      />
    </>
  )
}

/** Actions for others' stacks. */
function OthersStackActions({ stack }: { stack: Stack }) {
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setReporting(true)}>
        <Flag className="size-4.5" aria-hidden="true" />
        Report
      </Button>
      <ReportDialog
        person={stack.user}
        about={{ kind: 'stack', subjectId: stack.id }}
        open={reporting}
        onOpenChange={setReporting}
      />
    </>
  )
}

/** An item's plan entry and catalog peptide. */
function useAbout() {
  const catalogue = useQuery(catalogueQuery).data
  const plan = useQuery(planQuery).data
  return {
    plan,
    peptideOf: ({ peptide: { id } }: StackItem) => catalogue?.find((peptide) => peptide.id === id),
    entryOf: ({ peptide: { id } }: StackItem) =>
      plan?.find((entry) => isCurrent(entry) && entry.peptideId === id),
  }
}

const Actions = ({ stack, isOwn }: { stack: Stack; isOwn: boolean }) => (
  <>
    {!isOwn && <CopyButton stack={stack} />}
    {stack.stackItems.length > 0 && (
      <AddTogetherButton peptides={stack.stackItems.map(({ peptide }) => peptide.name)} />
    )}
    {isOwn ? <OwnStackActions stack={stack} /> : <OthersStackActions stack={stack} />}
  </>
)

/** A stack in relation to the user's plan, cart and catalog. */
function Opened({ stack, user }: { stack: Stack; user: CurrentUser }) {
  const isOwn = stack.user.id === user.id
  const { plan, peptideOf, entryOf } = useAbout()
  const focus = useFocusRestore(plan)
  const addition = useDialogAbout<PlannedItem>()
  const information = useDialogAbout<Peptide>()
  const inPlan = stack.stackItems.filter(entryOf).length
  const standing = (item: StackItem) => {
    const peptide = peptideOf(item)
    if (!peptide) return null
    return (
      <ItemStatus
        peptide={peptide}
        entry={entryOf(item)}
        onAdd={plan && (() => addition.show({ peptide, item }))}
        onInformation={() => information.show(peptide)}
      />
    )
  }
  return (
    <>
      <StackView
        stack={stack}
        isOwn={isOwn}
        timeZone={user.timeZone}
        heading={focus.heading}
        talk={!isOwn && <MessageOwner user={stack.user} />}
        actions={<Actions stack={stack} isOwn={isOwn} />}
        strength={(item) => strengthText(item.peptide.mg, peptideOf(item))}
        summary={inPlan > 0 && `${inPlan} in your plan`}
        evidence={(item) => <Evidence peptide={peptideOf(item)} />}
        standing={standing}
      />
      <ItemDialogs
        addition={addition}
        information={information}
        timeZone={user.timeZone}
        owner={isOwn ? undefined : publicName(stack.user)}
        onAdded={focus.leaving}
      />
    </>
  )
}

/** One stack, the user's or a public one. */
export default function StackPage() {
  const { id = '' } = useParams()
  const { user } = useCurrentUser()
  const stack = useQuery(stackQuery(id))
  return (
    <WithPlanColorSlots>
      <StackGate query={stack}>{(data) => user && <Opened stack={data} user={user} />}</StackGate>
    </WithPlanColorSlots>
  )
}

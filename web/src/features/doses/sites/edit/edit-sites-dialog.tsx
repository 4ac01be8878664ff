import { useRef, useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { lazyPanel } from '../../../../ui/lazy-panel.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import { useSiteList } from '../use-sites.ts'
import { EditSitesForm, type EditSitesFormProps } from './edit-sites-form.tsx'

const DiscardQuestion = lazyPanel(() => import('../../../../ui/discard-question.tsx'))

interface EditSitesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function Sites(props: Omit<EditSitesFormProps, 'listed'>) {
  const { list, query } = useSiteList()
  if (list) return <EditSitesForm {...props} listed={list} />
  if (query.isPending) {
    return (
      <Loading label="Loading your sites">
        <Skeleton className="h-80" />
      </Loading>
    )
  }
  return (
    <ErrorState
      title="We couldn’t load your sites"
      error={query.error}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  )
}

/** Edits the person's injection sites: order, names, visibility, additions. */
export default function EditSitesDialog({ open, onOpenChange }: EditSitesDialogProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const [isAsking, ask] = useState(false)
  const isChanged = useRef(false)
  const close = () => {
    isChanged.current = false
    ask(false)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (!next && isChanged.current ? ask(true) : onOpenChange(next))}
      title="Edit sites"
      footer={<div ref={setFooter} className="contents" />}
    >
      <Sites footer={footer} isChanged={isChanged} onCancel={close} onDone={close} />
      <DiscardQuestion open={isAsking} onOpenChange={ask} onDiscard={close} />
    </Dialog>
  )
}

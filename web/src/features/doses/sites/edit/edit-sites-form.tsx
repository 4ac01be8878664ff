import { type EditedSite, isUsualOrder } from '@pepwell/domain/doses/site-lists'
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { problemText } from '../../../../lib/api/refusal-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { useSaveSites } from './edit-sites.api.ts'
import { NewSite } from './new-site.tsx'
import { ResetSites } from './reset-sites.tsx'
import { SiteRow } from './site-row.tsx'
import { useArrowFocus } from './use-arrow-focus.ts'
import { useEditedSites } from './use-edited-sites.ts'

export interface EditSitesFormProps {
  listed: readonly EditedSite[]
  footer: HTMLElement | null
  /** whether there are unsaved changes */
  isChanged: RefObject<boolean>
  onCancel: () => void
  onDone: () => void
}

/** A site without usage data. */
const editedOf = ({ site, name, region, neverSuggest }: EditedSite) => ({ site, name, region, neverSuggest })

/** Ctrl/Cmd+Enter would also submit the dose sheet behind the dialog. */
const keepFromSheet = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.stopPropagation()
}

/** The site list, with a form to add one. */
export function EditSitesForm({ listed, footer, isChanged, onCancel, onDone }: EditSitesFormProps) {
  const edited = useEditedSites(listed.map(editedOf))
  const save = useSaveSites(onDone)
  const { list, pressed } = useArrowFocus()
  useEffect(() => {
    isChanged.current = edited.isChanged
  })
  const send = () => {
    if (edited.problems.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else if (edited.isChanged) save.mutate({ body: { sites: [...edited.sites] } })
    else onDone()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Inside a dose sheet, which has its own form.
    event.stopPropagation()
    send()
  }
  return (
    <form onSubmit={submit} onKeyDown={keepFromSheet} noValidate className="flex flex-col gap-5 pb-2">
      <p className="text-soft">
        {isUsualOrder(edited.sites)
          ? 'We suggest the site that rested longest.'
          : 'We suggest the next site in your order.'}
      </p>
      <ol ref={list} className="divide-y divide-line/60">
        {edited.sites.map((site, index) => (
          <SiteRow key={site.site} site={site} index={index} edited={edited} pressed={pressed} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {edited.moved}
      </p>
      <NewSite edited={edited} />
      <ResetSites onDone={onDone} />
      {footer &&
        createPortal(
          <>
            <FormProblem text={problemText(save.error, 'We couldn’t save your sites. Please try again.')} />
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button pending={save.isPending} pendingLabel="Saving..." onClick={send}>
              Save
            </Button>
          </>,
          footer,
        )}
    </form>
  )
}

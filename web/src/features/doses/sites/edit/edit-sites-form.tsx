import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import {
  type EditedSite,
  isStandardOrder,
  MAX_CUSTOM_SITES,
  MAX_SITE_NAME_LENGTH,
} from '@pepwell/domain/doses/site-lists'
import { Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { problemText } from '../../../../lib/api/refusal-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useResetSites, useSaveSites } from './edit-sites.api.ts'
import { RegionSelect } from './region-select.tsx'
import { SiteRow } from './site-row.tsx'
import { type EditedSites, useEditedSites } from './use-edited-sites.ts'

/** Adds a site at the end of the list. */
function NewSite({ edited }: { edited: EditedSites }) {
  const [name, setName] = useState('')
  const [region, setRegion] = useState<BodyRegion | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (edited.isFull) {
    return <p className="text-soft">You’ve added {MAX_CUSTOM_SITES} sites. Remove one to add another.</p>
  }
  const add = () => {
    setMissing(!name.trim())
    if (!name.trim()) return
    edited.add(name.trim(), region)
    setName('')
    setRegion(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">Add a site</legend>
      <Field label="Name of the new site" error={isMissing ? 'Please name the site' : undefined}>
        <TextInput
          value={name}
          maxLength={MAX_SITE_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={press}
        />
      </Field>
      <RegionSelect label="Part of the body" value={region} onChange={setRegion} />
      <Button variant="tinted" className="self-start" onClick={add}>
        <Plus className="size-5" aria-hidden="true" />
        Add site
      </Button>
    </fieldset>
  )
}

/** Asks before resetting the list. */
function ResetSites({ onDone }: { onDone: () => void }) {
  const [isAsking, ask] = useState(false)
  const reset = useResetSites(() => {
    ask(false)
    onDone()
  })
  return (
    <>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => ask(true)}>
        Reset to default sites
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title="Reset your sites?"
        description="This removes your order, your names and the sites you added. Logged doses keep their sites."
        confirmLabel="Reset sites"
        pendingLabel="Resetting..."
        destructive
        pending={reset.isPending}
        onConfirm={() => reset.mutate({})}
      />
    </>
  )
}

/** Keeps focus on the pressed arrow, or on the other one at the ends of the list. */
function useArrowFocus() {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ site: string; arrow: 'up' | 'down' } | null>(null)
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { site, arrow } = pressed.current
    pressed.current = null
    const buttonOf = (way: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-arrow="${site} ${way}"]:enabled`)
    const button = buttonOf(arrow) ?? buttonOf(arrow === 'up' ? 'down' : 'up')
    button?.focus()
  })
  return { list, pressed }
}

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
        {isStandardOrder(edited.sites)
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

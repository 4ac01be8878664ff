import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { usePersonId } from '../lib/api/use-person-id.ts'
import { draftKey, dropDraft, storedDraft } from '../lib/forms/drafts.ts'
import { toast } from './toast-store.ts'

/** Where a dialog's form stores its draft. */
interface DraftPlace {
  key: string
  /** changes while the dialog closes aren't typing */
  isOpen: RefObject<boolean>
}

const DraftContext = createContext<DraftPlace | undefined>(undefined)

/** The draft storage of the form around; undefined if drafts are off. */
export const useDraftContext = (): DraftPlace | undefined => useContext(DraftContext)

const sayKept = (key: string) =>
  toast({ title: 'Draft saved', action: { label: 'Discard', onPress: () => dropDraft(key) } })

/**
 * For a form dialog: stores a draft when the dialog closes by Escape, Back or a tap outside, and across reloads and
 * sign-outs. Submitting or "Cancel" deletes it.
 * @param form the form and its subject; undefined turns drafts off
 */
export function useDraftSaving(form: string | undefined, open: boolean) {
  const person = usePersonId()
  const key = form && person ? draftKey(person, form) : undefined
  const isOpen = useRef(open)
  const isLeaving = useRef(false)
  /** the form that was open; the dialog's subject may have changed */
  const opened = useRef(key)
  useEffect(() => {
    const was = isOpen.current
    isOpen.current = open
    if (open) {
      isLeaving.current = false
      opened.current = key
    } else if (was && opened.current) {
      if (!isLeaving.current) dropDraft(opened.current)
      else if (storedDraft(opened.current)) sayKept(opened.current)
    }
  }, [open, key])
  return {
    place: key ? { key, isOpen } : undefined,
    /** The dialog closes without submitting or canceling. */
    leave: () => {
      isLeaving.current = true
    },
  }
}

/** For a page with a form: stores a draft until it is saved. @param form the form's name */
export function PageDraft({ form, children }: { form: string; children: ReactNode }) {
  const person = usePersonId()
  const isOpen = useRef(true)
  return (
    <DraftContext value={person ? { key: draftKey(person, form), isOpen } : undefined}>
      {children}
    </DraftContext>
  )
}

/** Provides the storage to the form. */
export const DraftSaver = ({ place, children }: { place: DraftPlace | undefined; children: ReactNode }) => (
  <DraftContext value={place}>{children}</DraftContext>
)

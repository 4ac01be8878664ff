import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { usePersonId } from '../lib/api/use-person-id.ts'
import { draftKey, dropDraft, storedDraft } from '../lib/forms/drafts.ts'
import { toast } from './toast-store.ts'

/** Where the form of a dialog keeps what was typed into it. */
interface DraftPlace {
  key: string
  /** what changes while the dialog closes is nobody's typing */
  isOpen: RefObject<boolean>
}

const Place = createContext<DraftPlace | undefined>(undefined)

/** For forms: where they keep what was typed; undefined where they don't. */
export const useDraftContext = (): DraftPlace | undefined => useContext(Place)

const sayKept = (key: string) =>
  toast({ title: 'Draft kept', action: { label: 'Discard', onPress: () => dropDraft(key) } })

/**
 * For the dialog around a form: what was typed is kept when somebody leaves, by Escape, the back button or a tap beside it, and
 * also by a reload or with the session; it is gone once it was sent, or given up by 'Cancel'.
 * @param form names the form, and what it is about; without it nothing is kept
 */
export function useDraftSaving(form: string | undefined, open: boolean) {
  const person = usePersonId()
  const key = form && person ? draftKey(person, form) : undefined
  const isOpen = useRef(open)
  const isLeaving = useRef(false)
  /** that of the form which was open; what the dialog is about may be another thing by then */
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
    /** Somebody closes the dialog, and neither sent nor gave up what it holds. */
    leave: () => {
      isLeaving.current = true
    },
  }
}

/** For a page with a form on it: what was typed is kept until it is stored. @param form names it */
export function PageDraft({ form, children }: { form: string; children: ReactNode }) {
  const person = usePersonId()
  const isOpen = useRef(true)
  return <Place value={person ? { key: draftKey(person, form), isOpen } : undefined}>{children}</Place>
}

/** Hands its place to the form. */
export const DraftSaver = ({ place, children }: { place: DraftPlace | undefined; children: ReactNode }) => (
  <Place value={place}>{children}</Place>
)

import { useEffect, useState } from 'react'
import { usePersonId } from '../../lib/api/use-person-id.ts'
import { draftKey, dropDraft, keepDraft, storedDraft } from '../../lib/forms/drafts.ts'

/**
 * Remembers the name of a file that was chosen but not imported. Only the name, because browsers don't keep file
 * access and health data must not stay in device storage.
 * @param chosen name of the current file
 */
export function useLeftFile(chosen: string | undefined) {
  const person = usePersonId()
  const key = person && draftKey(person, 'import-file')
  const [left, setLeft] = useState<string>()
  useEffect(() => {
    const name = key && storedDraft(key)?.fields.fileName
    setLeft(typeof name === 'string' ? name : undefined)
  }, [key])
  useEffect(() => {
    if (key && chosen) keepDraft(key, { fields: { fileName: chosen } })
  }, [key, chosen])
  return {
    left: chosen ? undefined : left,
    /** The import is complete. */
    forget() {
      if (key) dropDraft(key)
      setLeft(undefined)
    },
  }
}

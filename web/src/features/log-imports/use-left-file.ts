import { useEffect, useState } from 'react'
import { usePersonId } from '../../lib/api/use-person-id.ts'
import { draftKey, dropDraft, keepDraft, storedDraft } from '../../lib/forms/drafts.ts'

/**
 * The name of a file that somebody chose and left before importing it. Only its name is kept: browsers hand a file out once,
 * and health data stays out of the device's storage.
 * @param chosen the name of the file that is chosen now
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
    /** The file is imported. */
    forget() {
      if (key) dropDraft(key)
      setLeft(undefined)
    },
  }
}

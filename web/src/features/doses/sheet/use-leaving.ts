import { type RefObject, useEffect, useState } from 'react'

/** Asks once before what was typed is given up: `leaving` answers whether the sheet may close. */
export function useLeaving(leaving: RefObject<(() => boolean) | null>, isDirty: boolean) {
  const [isAsking, ask] = useState(false)
  useEffect(() => {
    leaving.current = () => {
      if (isDirty) ask(true)
      return !isDirty
    }
    return () => {
      leaving.current = null
    }
  }, [leaving, isDirty])
  return { isAsking, ask }
}

import { type RefObject, useEffect, useState } from 'react'

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

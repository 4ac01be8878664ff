import type { Warning } from '@pepwell/domain/safety/warnings'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long nothing is typed before the server is asked. */
const REST_MS = 400

/** A text once it has rested. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

interface Preview {
  warnings: Warning[]
  /** sentences that the person dismissed */
  dismissed?: string[]
}

/**
 * What the server would warn of if a form were saved as it is, once typing rests. Its last answer about the same `subject` holds until
 * the next one.
 * @param body undefined while there is nothing to judge
 */
export function useWarningPreview<Body extends object>(
  ask: (body: Body, signal: AbortSignal) => Promise<Preview>,
  subject: string,
  body: Body | undefined,
) {
  const typed = useRested(body && JSON.stringify(body))
  return useQuery({
    queryKey: ['warning-preview', subject, typed],
    queryFn: ({ signal }): Promise<Preview> => ask(JSON.parse(typed ?? ''), signal),
    enabled: typed !== undefined,
    placeholderData: (held: Preview | undefined, before) =>
      before?.queryKey[1] === subject ? held : undefined,
    staleTime: 0,
    gcTime: 0,
  })
}

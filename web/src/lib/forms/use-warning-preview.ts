import type { Warning } from '@pepwell/domain/safety/warnings'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The pause in typing before we ask the server. */
const REST_MS = 400

/** Text after a pause in typing. */
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
 * Previews the server's warnings for a form after a pause in typing. The last response about the same `subject` stays
 * until the next.
 * @param body undefined while there is nothing to check
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

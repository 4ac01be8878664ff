import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** `/reminders?log=12` opens the dose dialog for plan entry 12: a press on a reminder's notification leads there. */
export const ASKED_DOSE = 'log'

/** Opens the dialog that the address asks for, once: what is left is the address of the page. */
export function useAskedDose(onAsked: (entryId: number) => void): void {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(ASKED_DOSE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each asking, whoever is told
  useEffect(() => {
    if (asked === null) return
    setSearch(
      (before) => {
        before.delete(ASKED_DOSE)
        return before
      },
      { replace: true },
    )
    const entryId = Number(asked)
    if (Number.isSafeInteger(entryId) && entryId > 0) onAsked(entryId)
  }, [asked])
}

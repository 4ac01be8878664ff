import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DoseValues } from './dose-values.ts'
import { type KnownDraw, volumeOf } from './volume.ts'

/** Keeps the volume in step with the dose, until somebody types one; another peptide begins anew. */
export function useVolume(known: KnownDraw): void {
  const { setValue, getValues } = useFormContext<DoseValues>()
  const volume = volumeOf(known)
  const entryId = known.entry?.id
  /** what was put there, and for which entry */
  const put = useRef({ volume: known.amount?.volume ?? null, entryId })
  useEffect(() => {
    if (put.current.entryId === entryId && getValues('volume') !== put.current.volume) return
    put.current = { volume, entryId }
    setValue('volume', volume)
  }, [volume, entryId, getValues, setValue])
}

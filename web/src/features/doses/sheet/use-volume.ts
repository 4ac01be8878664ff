import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DoseValues } from './dose-values.ts'
import { type KnownDraw, volumeOf } from './volume.ts'

/** Updates the volume with the dose until the user types one; a new peptide resets it. */
export function useVolume(known: KnownDraw): void {
  const { setValue, getValues } = useFormContext<DoseValues>()
  const volume = volumeOf(known)
  const entryId = known.entry?.id
  /** the suggested volume and its entry */
  const put = useRef({ volume: known.amount?.volume ?? null, entryId })
  useEffect(() => {
    if (put.current.entryId === entryId && getValues('volume') !== put.current.volume) return
    put.current = { volume, entryId }
    setValue('volume', volume)
  }, [volume, entryId, getValues, setValue])
}

import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIdle } from '../../../lib/rendering/use-idle.ts'
import { formatInstant } from '../../../lib/time/dates.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { everyZone, timeZoneRegions } from './time-zones.ts'

/** The time zone for due times and for today's date. */
export function TimeZoneField({ saved }: { saved: string }) {
  const { register, formState } = useFormContext<ProfileValues>()
  const zone = useWatch<ProfileValues, 'timeZone'>({ name: 'timeZone' }) ?? saved
  // 400 options: rendered when the page is idle.
  const now = new Date(useNow()).toISOString()
  const idle = useIdle()
  const regions = useMemo(() => timeZoneRegions(saved, idle ? everyZone() : []), [saved, idle])
  return (
    <Field
      label="Time zone"
      hint={`It’s ${formatInstant(now, zone)} there.`}
      error={formState.errors.timeZone?.message}
    >
      <Select {...register('timeZone')}>
        {regions.map((region) => (
          <optgroup key={region.name} label={region.name}>
            {region.zones.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

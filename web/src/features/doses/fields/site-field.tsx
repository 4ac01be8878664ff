import { injectionSites } from '@pepwell/domain/injection-sites'
import { useFormContext, useWatch } from 'react-hook-form'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { DoseValues } from '../dose-form.ts'
import { BodyPicture } from './body-picture.tsx'

const siteNames = injectionSites.map(({ name }) => name)

/** Where the dose went in, typed or picked from the list. */
export function SiteField({ lastSite }: { lastSite?: string }) {
  const { register, formState } = useFormContext<DoseValues>()
  return (
    <Field
      label="Injection site"
      optional
      hint={lastSite && `Last time: ${lastSite}`}
      error={formState.errors.injectionSite?.message}
    >
      <Combobox {...register('injectionSite')} options={siteNames} placeholder="Left thigh, …" />
    </Field>
  )
}

/** The same place, pointed at on the body. */
export function SitePicture({ lastSite }: { lastSite?: string }) {
  const { setValue, control } = useFormContext<DoseValues>()
  const site = useWatch({ control, name: 'injectionSite' }) ?? ''
  return (
    <BodyPicture
      chosen={site}
      last={lastSite}
      onChoose={(name) => setValue('injectionSite', name, { shouldDirty: true })}
    />
  )
}

import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import { LONGEST_SITE_NAME, MOST_OWN_SITES } from '@pepwell/domain/doses/site-lists'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { RegionSelect } from './region-select.tsx'
import type { EditedSites } from './use-edited-sites.ts'

/** Adds a site at the end of the list. */
export function NewSite({ edited }: { edited: EditedSites }) {
  const [name, setName] = useState('')
  const [region, setRegion] = useState<BodyRegion | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (edited.isFull) {
    return <p className="text-soft">You’ve added {MOST_OWN_SITES} sites. Remove one to add another.</p>
  }
  const add = () => {
    setMissing(!name.trim())
    if (!name.trim()) return
    edited.add(name.trim(), region)
    setName('')
    setRegion(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">Add a site</legend>
      <Field label="Name of the new site" error={isMissing ? 'Please name the site' : undefined}>
        <TextInput
          value={name}
          maxLength={LONGEST_SITE_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={press}
        />
      </Field>
      <RegionSelect label="Part of the body" value={region} onChange={setRegion} />
      <Button variant="tinted" className="self-start" onClick={add}>
        <Plus className="size-5" aria-hidden="true" />
        Add site
      </Button>
    </fieldset>
  )
}

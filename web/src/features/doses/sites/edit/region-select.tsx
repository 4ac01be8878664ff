import { type BodyRegion, bodyRegions } from '@pepwell/domain/catalogue/medicines'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'

interface RegionSelectProps {
  label: string
  value: BodyRegion | null
  onChange: (region: BodyRegion | null) => void
}

const inWords = (region: string) => `${region[0]?.toUpperCase()}${region.slice(1)}`

/** The site's body region, which labels refer to. */
export const RegionSelect = ({ label, value, onChange }: RegionSelectProps) => (
  <Field label={label}>
    <Select
      value={value ?? ''}
      onChange={({ target }) => onChange(bodyRegions.find((region) => region === target.value) ?? null)}
    >
      {bodyRegions.map((region) => (
        <option key={region} value={region}>
          {inWords(region)}
        </option>
      ))}
      <option value="">Other</option>
    </Select>
  </Field>
)

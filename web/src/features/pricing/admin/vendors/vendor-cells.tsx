import { CellInput } from '../../../../ui/table/cell-input.tsx'
import { Checkbox } from '../../../../ui/table/checkbox.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { VendorNameField } from './vendor-name-field.tsx'
import { LABELS, NO, settingsOf, type TypedPrice, YES } from './vendor-values.ts'

/** Every vendor's prices, as far as defaults need them. */
export type KnownPrices = readonly (Parameters<typeof settingsOf>[0] & { id: number; vendorName: string })[]

type SetField = (name: keyof TypedPrice, value: string) => void

/** Defaults from a vendor's newest price; undefined for a new vendor. */
const newestOf = (known: KnownPrices, vendorName: string) =>
  known
    .filter((price) => price.vendorName.toLowerCase() === vendorName.toLowerCase())
    .toSorted((a, b) => b.id - a.id)[0]

function loadSettings(known: KnownPrices, vendorName: string, set: SetField): void {
  const newest = newestOf(known, vendorName)
  if (!newest) return
  for (const [name, value] of Object.entries(settingsOf(newest))) set(name as keyof TypedPrice, value)
  toast({ title: 'Settings Loaded', description: `Auto-filled settings from previous ${vendorName} entry` })
}

/** The input fields of a vendor price, by column. */
export function vendorCells(
  values: TypedPrice,
  set: SetField,
  { known, names }: { known: KnownPrices; names: readonly string[] },
) {
  const field = (name: keyof TypedPrice) => ({
    label: LABELS[name],
    value: values[name],
    onType: (text: string) => set(name, text),
  })
  const flag = (name: 'usLabTested' | 'batchTracked') => (
    <Checkbox
      label={LABELS[name]}
      checked={values[name] === YES}
      onChange={() => set(name, values[name] === YES ? NO : YES)}
    />
  )
  return {
    vendor: (
      <VendorNameField
        value={values.vendorName}
        known={names}
        onType={(name) => set('vendorName', name)}
        onChoose={(name) => {
          set('vendorName', name)
          loadSettings(known, name, set)
        }}
      />
    ),
    price: <CellInput {...field('price')} isMoney />,
    dosage: <CellInput {...field('dosage')} />,
    usLabTested: flag('usLabTested'),
    batchTracked: flag('batchTracked'),
    notes: <CellInput {...field('notes')} placeholder="Notes" />,
  }
}

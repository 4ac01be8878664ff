import { hasPart } from '@pepwell/domain/text/folded'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { OptionList } from '../../../../ui/option-list.tsx'
import { CellInput } from '../../../../ui/table/cell-input.tsx'
import { Checkbox } from '../../../../ui/table/checkbox.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useOptionSearch } from '../../../../ui/use-option-search.ts'
import { LABELS, NO, settingsOf, type TypedPrice, YES } from './vendor-values.ts'

interface VendorNameFieldProps {
  value: string
  /** vendors that already have a price */
  known: readonly string[]
  onType: (name: string) => void
  /** an existing vendor was selected */
  onChoose: (name: string) => void
}

const keep = (event: Event) => event.preventDefault()

/** A vendor's name: a suggestion filtered by the text, or a new one. */
function VendorNameField({ value, known, onType, onChoose }: VendorNameFieldProps) {
  const [open, setOpen] = useState(false)
  const options = known.filter((name) => hasPart(name, value)).map((name) => ({ key: name, name }))
  const { field, list } = useOptionSearch({
    groups: [{ title: 'Vendors', options: open ? options : [] }],
    beginsAtFirst: false,
    onType: (name) => {
      setOpen(name !== '')
      onType(name)
    },
    onChoose: ({ name }) => {
      setOpen(false)
      onChoose(name)
    },
  })
  const isShown = open && options.length > 0
  return (
    <Popover.Root open={isShown} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div>
          <CellInput
            label="Vendor"
            placeholder="Vendor name"
            value={value}
            onType={field.onType}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setOpen(true)
              field.onKeyDown(event)
            }}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? field.list : undefined}
            aria-activedescendant={field.active}
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={keep}
          onCloseAutoFocus={keep}
          className="z-60 max-h-75 w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2xl border border-line bg-surface p-1.5 text-ink shadow-lift-high"
        >
          <OptionList {...list} label="Known vendors">
            {({ name }) => <span className="min-w-0 truncate">{name}</span>}
          </OptionList>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

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

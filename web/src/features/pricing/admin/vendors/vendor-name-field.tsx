import { hasPart } from '@pepwell/domain/text/folded'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { OptionList } from '../../../../ui/option-list.tsx'
import { CellInput } from '../../../../ui/table/cell-input.tsx'
import { useOptionSearch } from '../../../../ui/use-option-search.ts'

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
export function VendorNameField({ value, known, onType, onChoose }: VendorNameFieldProps) {
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

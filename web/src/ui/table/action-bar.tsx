import type { RowData } from '@tanstack/react-table'
import { Button } from '../button.tsx'
import type { PartProps } from './use-table-model.ts'

/** Bulk actions, with the count and total of selected rows. */
export function ActionBar<Row extends RowData>({ props, model }: PartProps<Row>) {
  const { selected, selection } = model
  if (!props.selection || selected.length === 0) return null
  const { actions, sum } = props.selection
  return (
    <section
      aria-label="Selected"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-accent-soft px-4 py-1.5 text-accent-ink max-md:mb-3 max-md:rounded-2xl"
    >
      <p role="status" className="font-semibold">
        {selected.length} selected
        {sum && <span className="font-normal tabular-nums"> · {sum(selected)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2">{actions(selected, selection.clear)}</div>
      <Button variant="ghost" size="sm" className="ml-auto" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  )
}

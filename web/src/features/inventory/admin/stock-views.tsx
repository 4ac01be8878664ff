import { Segmented } from '../../../ui/segmented.tsx'

const views = [
  { value: 'product', label: 'By product' },
  { value: 'expiry', label: 'By expiry' },
] as const

type View = (typeof views)[number]['value']

/** Switches between grouping by product and sorting by expiry date. */
export const StockViews = ({ view, onView }: { view: View; onView: (view: string | undefined) => void }) => (
  <Segmented
    legend="Sort batches by"
    options={views}
    value={view}
    onChange={(next) => onView(next === 'expiry' ? next : undefined)}
    tight
    className="relative text-sm [&_label]:px-3 md:[&_label]:min-h-9"
  />
)

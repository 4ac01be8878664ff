import { VitaminCostUpdate } from '@pepwell/contract/shop/vitamin-costs'
import { inDollars } from '@pepwell/domain/shop/money'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { useMedia } from '../../../lib/rendering/use-media.ts'
import { CellInput } from '../../../ui/table/cell-input.tsx'
import { type EditedCells, useRowEdit } from '../../../ui/table/use-row-edit.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { changesIn, type TypedCosts, typedMargin, vitaminCostFields } from './cost-values.ts'
import { Profit } from './profit.tsx'
import { useNewestCost, useUpdateVitaminCost, type VitaminCost } from './vitamin-costs.api.ts'

const FAILED = 'Failed to update cost'

const fields = [...vitaminCostFields, { name: 'retailPrice', label: 'Retail Price' }] as const

/** The same for each field. */
const ofEach = <Value,>(make: (field: (typeof fields)[number]) => Value) =>
  Object.fromEntries(fields.map((field) => [field.name, make(field)])) as Record<keyof TypedCosts, Value>

const labels = ofEach(({ label }) => label)

const typedOf = (cost: VitaminCost): TypedCosts => ofEach(({ name }) => cost[name]?.toFixed(2) ?? '')

/** Stacked fields where seven columns don't fit. */
const editedCells = (cost: VitaminCost, isWide: boolean): EditedCells<TypedCosts> => ({
  cells: (typed, set) => {
    const input = ({ name, label }: (typeof fields)[number]) => (
      <CellInput
        label={label}
        value={typed[name]}
        onType={(text) => set(name, text)}
        isMoney
        className="md:pr-2"
      />
    )
    const margin = typedMargin(typed, cost)
    const { retailPrice, ...costs } = ofEach(input)
    return {
      ...(isWide && costs),
      retailPrice,
      total: margin ? `$${inDollars(margin.totalCents)}` : '—',
      profit: <Profit margin={margin} />,
    }
  },
  before: (typed, set) =>
    !isWide && (
      <div className="mr-auto grid w-full grid-cols-2 gap-2 md:grid-cols-4">
        {vitaminCostFields.map(({ name, label }) => (
          <div key={name} className="min-w-0">
            <p aria-hidden="true" className="mb-1 text-sm">
              {label}
            </p>
            <CellInput label={label} value={typed[name]} onType={(text) => set(name, text)} isMoney />
          </div>
        ))}
      </div>
    ),
})

/** Edits a vitamin's costs inline, with the live margin. */
export function useCostEdit() {
  const { mutateAsync } = useUpdateVitaminCost()
  const newest = useNewestCost()
  const isWide = useMedia('(min-width: 1280px)')
  const editing = useRowEdit<VitaminCost, TypedCosts>({
    keyOf: ({ id }) => String(id),
    typedOf,
    versionOf: ({ version }) => version,
    labels,
    about: ({ id }) => ({ kind: 'cost', id }),
    what: ({ supplement }) => `the costs of ${supplement.name}`,
    check: (cost, typed) => VitaminCostUpdate.safeParse(changesIn(typed, cost)).error?.issues[0]?.message,
    async save(cost, typed, version) {
      await mutateAsync({ params: { id: cost.id }, body: { ...changesIn(typed, cost), version } })
      toast({ title: 'Cost updated successfully' })
    },
    reload: ({ id }) => newest(id),
    failed: FAILED,
    onFailed: (error) => toast({ title: fixedText(error, FAILED), variant: 'destructive' }),
  })
  return { ...editing, edit: (cost: VitaminCost) => editing.edit(cost, editedCells(cost, isWide)) }
}

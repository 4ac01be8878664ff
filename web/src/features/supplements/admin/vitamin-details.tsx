import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { BUNDLE_DAYS, bundleNamed, componentText } from '@pepwell/domain/shop/vitamin-bundles'
import { brandLabel } from '@pepwell/domain/vitamins/supplements'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EditVitaminDialog } from './edit-vitamin-dialog.tsx'
import { dosageOf } from './vitamin-columns.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.8125rem] text-soft">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** The contents of a built-in bundle. */
function Bundle({ name }: { name: string }) {
  const bundle = bundleNamed(name)
  if (!bundle) return null
  return (
    <div className="mt-3">
      <p className="font-semibold">
        {bundle.name}: a {BUNDLE_DAYS}-day supply for GLP-1 peptide users
      </p>
      <ul className="mt-1 list-disc pl-5 text-soft">
        {bundle.components.map((component) => (
          <li key={component.name}>{componentText(component)} a day</li>
        ))}
      </ul>
    </div>
  )
}

/** A vitamin's catalog data, with an edit button. */
export function VitaminDetails({ supplement }: { supplement: Supplement }) {
  const [editing, setEditing] = useState(false)
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 text-sm">
      <div className="max-w-2xl min-w-0 flex-1 basis-72">
        <p className="break-words whitespace-pre-line">{supplement.description}</p>
        <Bundle name={supplement.name} />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label="Dosage">{dosageOf(supplement)}</Fact>
        <Fact label="Category">{supplement.category}</Fact>
        <Fact label="Brand">
          <Badge tone="accent">{brandLabel(supplement.category)}</Badge>
          {supplement.brand && <span className="ml-2 font-normal">{supplement.brand}</span>}
        </Fact>
      </dl>
      <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
        <Pencil className="size-4" aria-hidden="true" />
        Edit details
      </Button>
      <EditVitaminDialog supplement={supplement} open={editing} onOpenChange={setEditing} />
    </div>
  )
}

import { Pill } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'

const packages = [
  {
    name: 'GLP Package 1',
    text: 'For people on GLP-1 medicines, who eat less.',
  },
  {
    name: 'GLP Package 2',
    text: 'A wider choice for the same people.',
  },
]

/** Planned vitamin packages, not for sale yet. */
export const VitaminsCard = () => (
  <Card as="section" aria-labelledby="vitamin-packages">
    <CardHeader action={<Badge tone="warn">Coming Soon</Badge>}>
      <CardTitle id="vitamin-packages">Vitamins for GLP-1 Users</CardTitle>
    </CardHeader>
    <ul className="grid gap-4 sm:grid-cols-2">
      {packages.map(({ name, text }) => (
        <li key={name} className="rounded-xl bg-sunken p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="flex items-center gap-2 text-base">
              <Pill className="size-5 text-accent-ink" aria-hidden="true" />
              {name}
            </h3>
            <Badge tone="warn">Coming Soon</Badge>
          </div>
          <p className="mt-2 text-sm text-soft">{text}</p>
        </li>
      ))}
    </ul>
  </Card>
)

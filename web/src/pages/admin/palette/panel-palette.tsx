import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { hasPart } from '@pepwell/domain/text/folded'
import { useQuery } from '@tanstack/react-query'
import { Clock, FlaskConical, LayoutGrid, type LucideIcon, Pill, Store, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { catalogueQuery } from '../../../features/catalogue/catalogue.api.ts'
import { foundMembersQuery } from '../../../features/members/admin/found-members.ts'
import { vendorNamesQuery } from '../../../features/pricing/vendor-names.ts'
import { supplementsQuery } from '../../../features/supplements/supplements.api.ts'
import { openTab } from '../../../lib/browser/open-tab.ts'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { Palette } from '../../../ui/palette.tsx'
import { usePermissions } from '../permissions.ts'
import { recents, recordRecent } from './recent.ts'
import {
  type May,
  memberTarget,
  peptideTarget,
  placeTargets,
  type Target,
  vendorTarget,
  vitaminTarget,
} from './targets.ts'

/** Debounce before asking the server, in milliseconds. */
const DEBOUNCE_MS = 150

/** Maximum results per kind; type more to narrow. */
const FEW = 5

type TargetKind = 'recent' | 'place' | 'member' | 'peptide' | 'vitamin' | 'vendor'

interface TargetGroup {
  kind: TargetKind
  title: string
  targets: readonly Target[]
  pending?: boolean
}

const holds =
  (text: string) =>
  ({ label, hint }: Target) =>
    hasPart(`${label}\n${hint ?? ''}`, text)

const isSomething = ({ targets, pending }: TargetGroup) => targets.length > 0 || pending

/** Results by kind; without a text, recent targets and tabs. */
function useTargets(typed: string, open: boolean): TargetGroup[] {
  const text = typed.trim()
  const permissions = usePermissions()
  const may: May = (...areas) => areas.some((area) => mayEnter(permissions, area))
  const settled = useDebouncedValue(text, DEBOUNCE_MS)
  const wanted = open && text !== ''
  const members = useQuery({
    ...foundMembersQuery(settled),
    enabled: wanted && settled !== '' && may('members'),
  })
  const peptides = useQuery({ ...catalogueQuery, enabled: wanted && may('products', 'prices', 'inventory') })
  const vitamins = useQuery({ ...supplementsQuery, enabled: wanted && may('vitamins', 'inventory') })
  const vendors = useQuery({ ...vendorNamesQuery, enabled: wanted && may('prices') })
  const places: TargetGroup = { kind: 'place', title: 'Tabs', targets: placeTargets(permissions) }
  if (text === '') {
    const last: TargetGroup = { kind: 'recent', title: 'Recent', targets: open ? recents() : [] }
    return [last, places].filter(isSomething)
  }
  const few = (targets: readonly Target[] = []) => targets.filter(holds(text)).slice(0, FEW)
  const found: TargetGroup[] = [
    { ...places, targets: few(places.targets) },
    {
      kind: 'member',
      title: 'Members',
      targets: wanted && may('members') ? (members.data ?? []).map(memberTarget) : [],
      pending: may('members') && members.data === undefined && !members.isError,
    },
    {
      kind: 'peptide',
      title: 'Peptides',
      targets: few(peptides.data?.map((one) => peptideTarget(one, may))),
    },
    {
      kind: 'vitamin',
      title: 'Vitamins',
      targets: few(vitamins.data?.map((one) => vitaminTarget(one, may))),
    },
    { kind: 'vendor', title: 'Vendors', targets: few(vendors.data?.map(vendorTarget)) },
  ]
  return found.filter(isSomething)
}

const icons: Record<TargetKind, LucideIcon> = {
  recent: Clock,
  place: LayoutGrid,
  member: UserRound,
  peptide: FlaskConical,
  vitamin: Pill,
  vendor: Store,
}

interface PanelPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Jumps to a member, peptide, vitamin, vendor or tab. */
export default function PanelPalette({ open, onOpenChange }: PanelPaletteProps) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const found = useTargets(text, open)
  const go = ({ path, asTab }: Pick<Target, 'path' | 'asTab'>) => {
    if (asTab) openTab(path)
    else void navigate(path)
  }
  const jump = ({ others: _, ...target }: Target) => {
    recordRecent(target)
    go(target)
  }
  const groups = found.map(({ kind, title, targets, pending }) => {
    const Icon = icons[kind]
    const options = targets.map((target) => ({
      key: `${kind} ${target.key}`,
      label: target.label,
      hint: target.hint,
      icon: <Icon aria-hidden="true" />,
      run: () => jump(target),
      others: target.others?.map((other) => ({ label: other.label, run: () => go(other) })),
    }))
    return { title, options, pending }
  })
  const change = (next: boolean) => {
    if (!next) setText('')
    onOpenChange(next)
  }
  return (
    <Palette
      open={open}
      onOpenChange={change}
      text={text}
      onText={setText}
      groups={groups}
      placeholder="Member, product, vendor or tab"
    />
  )
}

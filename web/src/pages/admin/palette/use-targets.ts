import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { hasPart } from '@pepwell/domain/text/folded'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '../../../features/catalogue/catalogue.api.ts'
import { foundMembersQuery } from '../../../features/members/admin/found-members.ts'
import { vendorNamesQuery } from '../../../features/pricing/vendor-names.ts'
import { supplementsQuery } from '../../../features/supplements/supplements.api.ts'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { usePermissions } from '../permissions.ts'
import { recents } from './recent.ts'
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
const STILL_MS = 150

/** Maximum results per kind; type more to narrow. */
const FEW = 5

export type TargetKind = 'recent' | 'place' | 'member' | 'peptide' | 'vitamin' | 'vendor'

export interface TargetGroup {
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
export function useTargets(typed: string, open: boolean): TargetGroup[] {
  const text = typed.trim()
  const permissions = usePermissions()
  const may: May = (...areas) => areas.some((area) => mayEnter(permissions, area))
  const settled = useDebouncedValue(text, STILL_MS)
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

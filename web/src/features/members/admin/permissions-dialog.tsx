import { type AdminArea, adminAreas } from '@pepwell/domain/accounts/admin-areas'
import { memberName } from '@pepwell/domain/accounts/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText, reasonText } from '../../../lib/api/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Member, memberProfileQuery, useSetPermissions } from './members.api.ts'

const areaLabels: Record<AdminArea, string> = {
  members: 'Members',
  products: 'Products',
  prices: 'Prices',
  vitamins: 'Vitamins',
  inventory: 'Inventory',
  orders: 'Orders',
  reports: 'Reports',
  support: 'Support',
}

const extents = [
  { value: 'all', label: 'Everything' },
  { value: 'some', label: 'Some areas' },
  { value: 'none', label: 'No admin' },
] as const
type Extent = (typeof extents)[number]['value']

const explanations: Record<Extent, string> = {
  all: 'Everything in the back office, including future areas.',
  some: 'Only the areas you turn on.',
  none: 'They stay a member without back office access.',
}

/** The edited selection, or the stored one. */
function useChoice(stored: readonly AdminArea[]) {
  const [extent, setExtent] = useState<Extent>(stored.length === 0 ? 'all' : 'some')
  const [areas, setAreas] = useState<readonly AdminArea[]>(stored)
  const toggle = (area: AdminArea, on: boolean) =>
    setAreas(adminAreas.filter((adminArea) => (adminArea === area ? on : areas.includes(adminArea))))
  const permissions = { all: [], some: [...areas], none: null }[extent]
  const isNothing = extent === 'some' && areas.length === 0
  return { extent, setExtent, areas, toggle, permissions, isNothing }
}

interface PermissionsFormProps {
  id: string
  stored: readonly AdminArea[]
  onSave: (permissions: AdminArea[] | null) => void
}

function PermissionsForm({ id, stored, onSave }: PermissionsFormProps) {
  const choice = useChoice(stored)
  const [asked, setAsked] = useState(false)
  const problem = asked && choice.isNothing ? 'Please choose at least one area' : undefined
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!choice.isNothing) onSave(choice.permissions)
      }}
    >
      <Segmented legend="Permissions" options={extents} value={choice.extent} onChange={choice.setExtent} />
      <p className="mt-2 text-soft">{explanations[choice.extent]}</p>
      {choice.extent === 'some' && (
        <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {adminAreas.map((area) => (
            <Switch
              key={area}
              label={areaLabels[area]}
              checked={choice.areas.includes(area)}
              onChange={(on) => choice.toggle(area, on)}
            />
          ))}
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-2 font-semibold text-danger-ink">
          {problem}
        </p>
      )}
    </form>
  )
}

interface PermissionsDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** An admin's permissions in the back office. */
export function PermissionsDialog({ member, open, onOpenChange }: PermissionsDialogProps) {
  const profile = useQuery({ ...memberProfileQuery(member.id), enabled: open })
  const saving = useSetPermissions({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Success', description: 'Permissions updated' })
    },
  })
  const change = (next: boolean) => {
    saving.reset()
    onOpenChange(next)
  }
  const stored = profile.isFetching ? undefined : profile.data?.permissions
  const skeleton = (
    <Loading label="Loading permissions" className="flex flex-col gap-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-5 w-3/5" />
    </Loading>
  )
  const failed = profile.isError && (
    <p role="alert" className="font-semibold text-danger-ink">
      We couldn’t load the permissions. {reasonText(profile.error)}
    </p>
  )
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={`Permissions for ${memberName(member)}`}
      description="Changes take effect on their next click."
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: saving.isPending }}
      problem={problemText(saving.error, 'Failed to update the permissions')}
      instead={failed || (stored ? undefined : skeleton)}
    >
      {(id) => (
        <PermissionsForm
          id={id}
          stored={stored ?? []}
          onSave={(permissions) => saving.mutate({ params: { userId: member.id }, body: { permissions } })}
        />
      )}
    </FormDialog>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../../lib/api/api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { VersionedDialog } from '../../../ui/versioned-dialog.tsx'
import { type ShopSettings, shopSettingsQuery, useChangeSettings } from './orders-admin.api.ts'
import { SettingsFields } from './settings-fields.tsx'
import { bodyOf, labels, typedOf } from './settings-values.ts'

type Stored = ShopSettings & { version: number; takesCards: boolean }

const TITLE = 'Shop settings'

const editionOf = (stored: Stored) => ({ values: typedOf(stored), version: stored.version })

function Form({ stored, onClose }: { stored: Stored; onClose: () => void }) {
  const client = useQueryClient()
  const { mutateAsync } = useChangeSettings()
  return (
    <VersionedDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={TITLE}
      description="These settings apply to new orders only."
      about={{ kind: 'shop-settings', id: 'shop' }}
      what="the shop settings"
      labels={labels}
      row={editionOf(stored)}
      reload={async () => editionOf(await client.fetchQuery({ ...shopSettingsQuery, staleTime: 0 }))}
      save={async ({ values, version }) => {
        await mutateAsync({ body: { ...bodyOf(values), version } })
        toast({ title: 'Success', description: 'Shop settings saved' })
      }}
      onFailed={(error) =>
        void toast({
          title: 'Error',
          description: failureText(error, 'Failed to save the shop settings'),
          variant: 'destructive',
        })
      }
    >
      {(form) => <SettingsFields {...form} takesCards={stored.takesCards} />}
    </VersionedDialog>
  )
}

/** The shop settings, for future orders. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(shopSettingsQuery)
  if (data) return <Form stored={data} onClose={onClose} />
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={TITLE}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: false, disabled: true }}
    >
      {() =>
        error ? (
          <ErrorState
            title="We couldn’t load the shop settings"
            error={error}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="h-80" />
        )
      }
    </FormDialog>
  )
}

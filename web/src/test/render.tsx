import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { dispatchToast } from '../ui/toast-store.ts'
import { Toaster } from '../ui/toaster.tsx'
// Preloads the toast list, so that tests don't time out waiting for it.
import '../ui/toast-list.tsx'

interface DoseNeighbors {
  /** the browser's address: '/reset-password?token=…' */
  path?: string
  /** the signed-in user; null for none. If omitted, the user check isn't cached */
  user?: CurrentUser | null
}

function Where() {
  const { pathname, search } = useLocation()
  return <output hidden data-testid="location" data-at={pathname + search} />
}

/** Renders a page as the app does, without the bars around it. */
export function renderPage(page: ReactElement, { path = '/', user }: DoseNeighbors = {}) {
  dispatchToast({ type: 'remove' })
  const client = createQueryClient()
  if (user !== undefined) {
    client.setQueryDefaults(currentUserQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
    client.setQueryData(currentUserQuery.queryKey, user)
  }
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        {page}
        <Where />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  /** the path and query the app is at now */
  const location = () => view.getByTestId('location').dataset.at
  return { ...view, client, location, user: userEvent.setup() }
}

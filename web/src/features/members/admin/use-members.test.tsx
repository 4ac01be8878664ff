import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMemberRow, serveMembers } from '../../../test/members-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { useMembers } from './use-members.ts'

function Counted() {
  const { rows = [], counts, more } = useMembers({ sort: 'newest' })
  const admins = rows.filter(({ isAdmin }) => isAdmin).length
  return (
    <>
      <p>
        {admins} and {rows.length - admins} of {counts?.admins} and {counts?.members}
      </p>
      {more.hasMore && (
        <button type="button" onClick={more.load}>
          More
        </button>
      )}
    </>
  )
}

test('the next page loads on demand, after all admins', async () => {
  const people = (count: number, isAdmin: boolean) =>
    Array.from({ length: count }, (_, n) => aMemberRow({ id: `user_${isAdmin}_${n}`, isAdmin }))
  serveMembers([...people(101, true), ...people(102, false)])
  const { user } = renderPage(<Counted />)
  expect(await screen.findByText('100 and 0 of 101 and 102')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('101 and 100 of 101 and 102')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('101 and 102 of 101 and 102')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

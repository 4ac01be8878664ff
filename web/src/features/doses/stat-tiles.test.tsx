import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { showOutbox } from '../../lib/offline/pending-writes.ts'
import { renderPage } from '../../test/render.tsx'
import { StatTiles } from './stat-tiles.tsx'

test('adds queued doses to the server’s count, but not refused ones', () => {
  renderPage(<StatTiles figures={{ totalDoses: 0 }} />)
  const body = { userPeptideId: 11, dose: '250 mcg', takenAt: '2026-03-10T12:12:00.000Z', clientId: 'one' }
  const write = { place: 1, path: '/api/dosage-logs', body, mayHaveArrived: false }
  onTestFinished(() => showOutbox({ writes: [] }))
  act(() => showOutbox({ writes: [write, { ...write, place: 2, problem: 'Not in the plan' }] }))
  expect(screen.getByText('Total Doses').parentElement).toHaveTextContent('+ 1 to syncTotal Doses0')
  act(() => showOutbox({ writes: [] }))
  expect(screen.queryByText(/waiting/)).not.toBeInTheDocument()
})

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { level, longLevel, NOW, openLevelSection } from '../../test/level-section.tsx'
import { renderPage } from '../../test/render.tsx'
import { nearestPoint } from './level-scale.ts'
import LevelSketch from './level-sketch.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

test('shows the current level with its range, dose and explanation', async () => {
  const { user } = openLevelSection()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Now, 72 percent of peak. Next trough Sun. 1 day after 0.5 mg. Range 67 to 77%',
  )
  expect(screen.getByText('Next trough Sun · 1 day after 0.5 mg · Range 67 to 77%')).toBeVisible()
  await user.click(screen.getByText('What is this?'))
  expect(screen.getByText(/Not for dosing decisions/)).toBeVisible()
  expect(screen.getByText(/^Level before .* unknown\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overgaard 2019' })).toHaveAttribute('href', level.source.url)
  expect(screen.getByText('checked Nov 27, 2026')).toBeVisible()
})

test('arrow keys move along the curve', async () => {
  const { user } = openLevelSection()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).not.toMatch(/^Now/)
  await user.keyboard('{End}')
  expect(slider.getAttribute('aria-valuetext')).toContain('Jun 22, 2026')
  await user.keyboard('{Home}')
  expect(slider.getAttribute('aria-valuetext')).toContain(' 0 percent')
  await user.keyboard('n')
  expect(slider.getAttribute('aria-valuetext')).toContain('72 percent')
})

test('a compound without human data has no curve', async () => {
  const { user } = openLevelSection()
  const choice = within(await screen.findByRole('group', { name: 'Medicine' }))
  await user.click(choice.getByRole('radio', { name: 'BPC-157' }))
  expect(await screen.findByText('No published human data')).toBeVisible()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

test('overlays are only offered with a curve', async () => {
  const { user } = openLevelSection()
  const overlays = { name: 'Show alongside the level' }
  expect(await screen.findByRole('group', overlays)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'BPC-157' }))
  expect(await screen.findByText('No published human data')).toBeVisible()
  expect(screen.queryByRole('group', overlays)).not.toBeInTheDocument()
})

test('the readout lists events around a day, unless their overlay is off', async () => {
  const { user } = openLevelSection()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  const overlays = within(screen.getByRole('group', { name: 'Show alongside the level' }))
  expect(overlays.queryByRole('checkbox', { name: 'Labs' })).not.toBeInTheDocument()
  const goToTheWeighIn = async () => {
    slider.focus()
    await user.keyboard('{Home}')
    for (let day = 0; day < 20; day++) await user.keyboard('{ArrowRight}')
    for (let index = 0; index < 30 && !slider.getAttribute('aria-valuetext')?.includes('Jun 8'); index++)
      await user.keyboard('{ArrowRight}')
  }
  await goToTheWeighIn()
  expect(slider.getAttribute('aria-valuetext')).toContain('180 lbs. Nausea, moderate')
  await user.click(overlays.getByRole('checkbox', { name: 'Weight' }))
  await goToTheWeighIn()
  expect(slider.getAttribute('aria-valuetext')).not.toContain('180 lbs')
  expect(slider.getAttribute('aria-valuetext')).toContain('Nausea, moderate')
})

test('three years are offered and fetched once the first dose is a year old', async () => {
  const { user, starts } = openLevelSection(longLevel)
  const time = within(await screen.findByRole('group', { name: 'Time' }))
  await user.click(await time.findByRole('radio', { name: '3Y' }))
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  slider.focus()
  await user.keyboard('{Home}')
  expect(slider.getAttribute('aria-valuetext')).toContain('Jun 16, 2023')
  expect(starts).toEqual(['2025-06-15', '2023-06-16'])
})

test('the latest weight is written beside its line', async () => {
  const { user } = openLevelSection()
  await screen.findByRole('slider', { name: 'Time of the level' })
  expect(screen.getByText('180 lbs')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Weight' }))
  expect(screen.queryByText('180 lbs')).not.toBeInTheDocument()
})

test('a new medicine offers no three years', async () => {
  openLevelSection()
  await screen.findByRole('slider', { name: 'Time of the level' })
  expect(screen.queryByRole('radio', { name: '3Y' })).not.toBeInTheDocument()
})

test('the chart of three years of daily doses has few elements', async () => {
  const { user } = openLevelSection(longLevel)
  await user.click(await screen.findByRole('radio', { name: '3Y' }))
  await screen.findByRole('slider', { name: 'Time of the level' })
  const section = screen.getByRole('region', { name: 'Medication level' })
  expect(section.querySelectorAll('path[d*="50h0"]')).toHaveLength(2)
  expect(section.querySelectorAll('*').length).toBeLessThan(130)
})

test.each([
  [-1, 0],
  [4, 0],
  [5, 0],
  [6, 1],
  [10, 1],
  [99, 2],
])('the point nearest to %d is number %d', (at, index) => {
  const points = [0, 10, 20].map((one) => ({ at: one, percent: 0, low: 0, high: 0, planned: false }))
  expect(nearestPoint(points, at)).toBe(index)
})

test('a sketch shows the level and its next trough, and nothing without a curve', async () => {
  openLevelSection()
  renderPage(<LevelSketch id={1} timeZone="UTC" />)
  expect(
    await screen.findByRole('img', { name: 'Medication level: 72% of peak; next trough Sun' }),
  ).toHaveTextContent('72% of peak')
  const none = renderPage(<LevelSketch id={2} timeZone="UTC" />)
  await screen.findByRole('slider')
  expect(none.container.querySelector('svg')).toBeNull()
})

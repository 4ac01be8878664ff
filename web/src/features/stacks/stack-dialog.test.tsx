import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { openDialogAlone } from '../../test/open-dialog.tsx'
import { aPeptide } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { server } from '../../test/server.ts'
import { anOwnStack, aStackItem, serveStacks } from '../../test/stacks-server.ts'
import { CreateStackDialog, EditStackDialog } from './stack-dialog.tsx'

const catalogue = [aPeptide(), aPeptide({ id: 2, name: 'TB-500', mg: 10 })]

async function openNew() {
  const served = { ...serveStacks(), regimen: serveRegimen({ peptides: catalogue }) }
  const page = await openDialogAlone(CreateStackDialog)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Stack' }))
  await dialog.findByLabelText('Stack Name')
  const create = () => page.user.click(dialog.getByRole('button', { name: 'Create Stack' }))
  const add = async (name: string) => {
    await dialog.findByRole('option', { name })
    await page.user.selectOptions(dialog.getByLabelText('Peptide'), name)
    await page.user.click(dialog.getByRole('button', { name: 'Add' }))
    return within(await dialog.findByRole('group', { name }))
  }
  return { ...served, ...page, dialog, create, add }
}

describe('a new stack', () => {
  test('only requires a name', async () => {
    const { user, dialog, create, written } = await openNew()
    await user.type(dialog.getByLabelText('Stack Name'), '  ')
    await create()
    expect(await dialog.findByText('Stack name is required')).toBeVisible()
    expect(written).toEqual([])
    await user.type(dialog.getByLabelText('Stack Name'), 'Tendon Repair')
    await user.type(dialog.getByLabelText('Description (Optional)'), '   ')
    await create()
    expect(await screen.findByText('Stack created successfully!')).toBeVisible()
    expect(written).toEqual([
      ['POST stacks', { name: 'Tendon Repair', isPublic: false, items: [], clientId: expect.any(String) }],
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('has peptides with doses, and warns before going public', async () => {
    const { user, dialog, create, add, written } = await openNew()
    await user.type(dialog.getByLabelText('Stack Name'), 'Joints')
    await user.type(dialog.getByLabelText('Description (Optional)'), 'Of last spring')
    const tb = await add('TB-500')
    await user.type(tb.getByLabelText(/^Dose/), '2')
    await create()
    expect(await tb.findByText(/2 of what\?/)).toBeVisible()
    await user.click(tb.getByRole('radio', { name: 'mg' }))
    await user.type(tb.getByLabelText(/^Frequency/), '2x per week')
    await add('BPC-157')
    expect(dialog.queryByText(/not medical advice/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('switch', { name: 'Make this stack public' }))
    expect(dialog.getByText(/not medical advice/)).toBeVisible()
    await create()
    expect(await screen.findByText('Stack created successfully!')).toBeVisible()
    const items = [
      { peptideId: 2, dose: '2 mg', frequency: '2x per week', notes: null },
      { peptideId: 1, dose: null, frequency: null, notes: null },
    ]
    expect(written.at(-1)?.[1]).toMatchObject({ description: 'Of last spring', isPublic: true, items })
  })

  test('keeps the input after a failure, and is stored once', async () => {
    const { user, dialog, create, written } = await openNew()
    const ids: unknown[] = []
    server.use(
      http.post(
        '/api/social/stacks',
        async ({ request }) => {
          ids.push(((await request.json()) as { clientId: string }).clientId)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await user.type(dialog.getByLabelText('Stack Name'), 'Once')
    await create()
    expect(await dialog.findByText('Failed to create stack. Please try again.')).toHaveRole('alert')
    expect(dialog.getByLabelText('Stack Name')).toHaveValue('Once')
    await new Promise((resolve) => setTimeout(resolve, 350))
    await create()
    expect(await screen.findByText('Stack created successfully!')).toBeVisible()
    expect(written).toEqual([['POST stacks', expect.objectContaining({ clientId: ids[0] })]])
  })

  test("warns about a selected peptide that wasn't added", async () => {
    const { user, dialog, create, written } = await openNew()
    await user.type(dialog.getByLabelText('Stack Name'), 'Two')
    await user.selectOptions(await dialog.findByLabelText('Peptide'), 'TB-500')
    await create()
    expect(await dialog.findByText('Add this peptide too, or choose none')).toBeVisible()
    expect(written).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await create()
    expect(await screen.findByText('Stack created successfully!')).toBeVisible()
    expect(written.at(-1)?.[1]).toMatchObject({ items: [{ peptideId: 2 }] })
  })

  test('can be named while peptides are loading', async () => {
    serveStacks()
    serveRegimen({ peptides: catalogue })
    server.use(http.get('/api/peptides', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = await openDialogAlone(CreateStackDialog)
    expect(await screen.findByText('We couldn’t load the peptides.')).toBeVisible()
    expect(screen.getByLabelText('Stack Name')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'TB-500' })).toBeInTheDocument()
  })
})

describe('your own stack', () => {
  const stack = anOwnStack({
    stackItems: [
      aStackItem({ dose: 'two tablets' }),
      aStackItem({ id: 52, order: 2, peptide: { id: 2, name: 'TB-500', mg: 10 }, dose: '2 mg' }),
    ],
  })

  async function openEdit() {
    const served = { ...serveStacks(), regimen: serveRegimen({ peptides: catalogue }) }
    const page = await openDialogAlone((opening) => <EditStackDialog stack={stack} {...opening} />)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tendon Repair' }))
    await dialog.findByLabelText('Stack Name')
    const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }))
    return { ...served, ...page, dialog, save }
  }

  test('is replaced as a whole, and an existing dose may stay', async () => {
    const { user, dialog, save, written } = await openEdit()
    await user.clear(dialog.getByLabelText('Description (Optional)'))
    await user.click(dialog.getByRole('button', { name: 'Remove TB-500' }))
    await save()
    expect(await screen.findByText('Stack updated successfully')).toBeVisible()
    const items = [{ peptideId: 1, dose: 'two tablets', frequency: 'Daily', notes: 'Before breakfast' }]
    expect(written).toEqual([
      ['PATCH stacks/5', { name: 'Tendon Repair', description: null, isPublic: true, items }],
    ])
  })

  test('keeps its dialog open while a moved item is put back', async () => {
    const { user, dialog } = await openEdit()
    const handle = dialog.getByRole('button', { name: 'Move BPC-157' })
    handle.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    await waitFor(() => expect(handle).not.toHaveAttribute('aria-pressed'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

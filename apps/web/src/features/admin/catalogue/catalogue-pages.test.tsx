// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { listFile, listFilesAreMade } from '../../../testing/list-file'
import { catalogues, keepCatalogues, listRecords, openCatalogue } from '../../../testing/catalogue'
import { signIn } from '../../../testing/people'
import { loseNetwork, requestsOf } from '../../../testing/server'

inBrowser(
  'admin/cost-objects/cost-centres',
  'admin/cost-objects/projects',
  'admin/company/legal-entities',
  'admin/company/catalogue',
  'admin/named',
  'admin/record',
  'kit/edit',
  'kit/drafts',
)

const common = () => readText('admin/company/catalogue')
const widgets = () => readText('kit/widgets')
const lists = catalogues
const listed = listRecords
const open = openCatalogue

beforeEach(keepCatalogues)

describe.each(lists)('the list of $what', (list) => {
  const { row, search, text } = list
  const rowButton = () => screen.findByRole('button', { name: common().actionsOf({ name: row.name }) })

  test('is looked through by words, and those that have ended stand apart', async () => {
    const { user } = await open(list)
    await rowButton()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('北')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(requestsOf(search).at(-1)).toEqual({ size: 20, keyword: '北' }))
    await user.selectOptions(screen.getByRole('combobox', { name: common().state }), common().ended)
    await waitFor(() => expect(requestsOf(search).at(-1)).toEqual({ size: 20, keyword: '北', ended: true }))
    await user.click(screen.getByRole('button', { name: widgets().clearFilters }))
    await waitFor(() => expect(requestsOf(search).at(-1)).toEqual({ size: 20 }))
  })

  test('may be empty, and then says how one is entered', async () => {
    listed(list)
    await open(list)
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: text().add })).toHaveLength(2)
  })

  test('may have none of the kind, and a press shows all', async () => {
    listed(list)
    const { user } = await open({ ...list, address: `${list.address}?ended=1` as never })
    await screen.findByText(common().noneFoundTitle)
    listed(list, row)
    await user.click(screen.getAllByRole('button', { name: common().reset }).at(-1)!)
    await rowButton()
  })

  test('is only read by whoever may not change it', async () => {
    signIn({ permissions: ['book', 'readCompany'] })
    const { user } = await open(list)
    expect(await screen.findByText(common().readOnly)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().add })).toBeNull()
    await user.click(await rowButton())
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(items).toEqual([common().history])
  })

  test('offers what has ended its history, and to be taken up again where the catalogue does that', async () => {
    listed(list, { ...row, endedOn: '2026-10-01' })
    const { user } = await open(list)
    await user.click(await rowButton())
    const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(offered).toEqual(list.what === 'invoice titles' ? [common().history] : [common().history, common().resume])
  })

  test('is had as a file of all that it lists', async () => {
    const { asked } = listFilesAreMade()
    const { user } = await open(list)
    await rowButton()
    await user.click(screen.getByRole('button', { name: widgets().export }))
    expect(await screen.findByText(widgets().exported({ count: listFile.lines }))).toBeTruthy()
    expect(asked()).toEqual([{ list: list.file, search: {}, narrowedBy: [] }])
  })

  test('that could not be read is read again by a press', async () => {
    loseNetwork(search)
    const { user } = await open(list)
    const again = await screen.findByRole('button', { name: widgets().retry })
    listed(list, row)
    await user.click(again)
    await rowButton()
  })
})

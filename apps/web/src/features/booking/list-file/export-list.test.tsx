// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cancelOrderExport, exportList, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { readText } from '../../../kit/text/text'
import { ListWords } from '../../../kit/lists/list-words'
import { inBrowser } from '../../../testing/browser'
import { listFile, listFilesAreMade } from '../../../testing/list-file'
import { showPart } from '../../../testing/page'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { ExportList } from './export-list'

inBrowser()

const text = () => readText('kit/widgets')
const show = (departmentId = 'sales') =>
  showPart(
    <ListWords value={['销售部']}>
      <ExportList list="people" search={{ departmentId }} fileName="员工" />
    </ListWords>,
  )
const button = () => screen.getByRole('button', { name: text().export })

describe('a list is had as a file', () => {
  test('begun once with its filters in words, and taken as soon as it is done', async () => {
    const { asked, taken } = listFilesAreMade()
    const { user } = show()
    const go = holdBack(exportList)
    await user.dblClick(button())
    go()
    expect(await screen.findByText(text().exported({ count: listFile.lines }))).toBeTruthy()
    expect(asked()).toEqual([{ list: 'people', search: { departmentId: 'sales' }, narrowedBy: ['销售部'] }])
    expect(taken()).toEqual([{ exportId: listFile.exportId }])
    expect(button().getAttribute('aria-busy')).toBeNull()
  })

  test('says how far it is, and can be given up', async () => {
    const { taken } = listFilesAreMade()
    answer(getOrderExports, { list: [{ ...listFile, state: 'running', lines: 1500 }] })
    const { user } = show()
    await user.click(button())
    const far = text().exporting({ count: '1,500' })
    const statuses = () => screen.getAllByRole('status').filter(({ textContent }) => textContent === far)
    await waitFor(() => expect(statuses()).toHaveLength(1))
    expect(screen.getByRole('button', { name: far }).contains(statuses()[0]!)).toBe(false)
    answer(getOrderExports, { list: [{ ...listFile, state: 'cancelled' }] })
    await user.click(screen.getByRole('button', { name: text().cancelExport }))
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull())
    expect(requestsOf(cancelOrderExport)).toEqual([{ exportId: listFile.exportId }])
    expect(taken()).toEqual([])
  })

  test('that cannot be made says why', async () => {
    listFilesAreMade()
    answer(getOrderExports, { list: [{ ...listFile, state: 'failed', failure: 'tooManyLines' }] })
    const { user } = show()
    await user.click(button())
    expect(await screen.findByText(text().exportFailures.tooManyLines)).toBeTruthy()
  })

  test('that this window had begun is followed; where it is another, of other words or another list, that is said', async () => {
    const { taken } = listFilesAreMade()
    answer(getOrderExports, { list: [{ ...listFile, state: 'running' }] })
    const left = show()
    await left.user.click(button())
    await screen.findByRole('button', { name: text().cancelExport })
    cleanup()
    refuse(exportList, 'exportRunning')
    const other = show('legal')
    await other.user.click(button())
    expect(await screen.findByText(await sentenceOf('exportRunning'))).toBeTruthy()
    expect(taken()).toEqual([])
    cleanup()
    const { user } = show()
    await user.click(button())
    await screen.findByRole('button', { name: text().cancelExport })
    answer(getOrderExports, { list: [listFile] })
    await waitFor(() => expect(taken()).toContainEqual({ exportId: listFile.exportId }))
  })
})

import { readXlsx } from 'hucre/xlsx'
import type { NotificationFile } from '@sojourn/supply/ports/mail'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  chooseReportView,
  getReportReaders,
  getReportViews,
  mailReportView,
  removeReportView,
  saveReportView,
  stopReportMail,
} from '@sojourn/contract/finance/report-view.calls'
import { viewsAtMost } from '@sojourn/contract/finance/report-words'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { formatYuan } from '@sojourn/domain/kit/money'
import { ticketedOrder } from '../../../../testing/after-sales'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { turnTo } from '../../bill/bill.testing'
import { startFollowing } from '../follow'
import { reportOf } from '../report.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-03-30' } })
  await server.turn(2)
}, 120_000)
afterAll(() => server.close())

const finance = 'finance'
const flights = { page: 'flight' as const, name: '华东机票', search: { by: 'carrier' as const }, shared: false }
const viewsOf = async (who: string) => expectResult(await server.call(who, getReportViews, {}))
const save = async (who: string, more: Partial<typeof flights> = {}) =>
  expectResult(await server.call(who, saveReportView, { ...flights, ...more })).viewId
const unknown = { success: false, code: problems.reportViewUnknown.code }

describe('saved views', () => {
  test('one name of a page is one view, written anew', async () => {
    const viewId = await save(finance)
    expect(await save(finance, { shared: true })).toBe(viewId)
    expect((await viewsOf(finance)).views).toEqual([{ viewId, ...flights, shared: true, isDefault: false }])
  })

  test('colleagues who read reports see what is shared and nothing else, and cannot remove it', async () => {
    const viewId = await save(finance, { name: '共享', shared: true })
    await save(finance, { name: '自己的' })
    const seen = (await viewsOf('admin')).views
    expect(seen.map(({ name }) => name)).toContain('共享')
    expect(seen.map(({ name }) => name)).not.toContain('自己的')
    expect(seen.find((view) => view.viewId === viewId)).toMatchObject({ owner: '何文静' })
    expect(await server.call('admin', removeReportView, { viewId })).toMatchObject(unknown)
    expect((await viewsOf('finance@beichen.example')).views).toEqual([])
  })

  test('each opens a page with one of them, until it is taken away', async () => {
    const viewId = await save(finance, { name: '默认', shared: true })
    for (const who of [finance, 'admin']) expectResult(await server.call(who, chooseReportView, { viewId, isDefault: true }))
    const defaults = async (who: string) => (await viewsOf(who)).views.filter(({ isDefault }) => isDefault)
    expect(await defaults('admin')).toMatchObject([{ viewId }])
    expectResult(await server.call('admin', chooseReportView, { viewId, isDefault: false }))
    expect(await defaults('admin')).toEqual([])
    expect(await defaults(finance)).toMatchObject([{ viewId }])
    expectResult(await server.call(finance, removeReportView, { viewId }))
    expect(await defaults(finance)).toEqual([])
  })

  test('a name is needed, and there are not endlessly many', async () => {
    const refused = await server.call(finance, saveReportView, { ...flights, name: '  ' })
    expect(refused).toMatchObject({ success: false, code: problems.viewNameMissing.code })
    for (let count = 0; count < viewsAtMost; count++)
      expectResult(await server.call(finance, saveReportView, { ...flights, page: 'train', name: `视图 ${count}` }))
    const more = await server.call(finance, saveReportView, { ...flights, page: 'train', name: '多了一个' })
    expect(more).toMatchObject({ success: false, code: problems.reportViewsTooMany.code })
    expect((await viewsOf(finance)).views.map(({ name }) => name)).not.toContain('多了一个')
  })
})

describe('sent every month', () => {
  const notificationsOf = async (who: string) =>
    expectResult(await server.call(who, getMyMails, { keyword: '月度报表：华东机票' })).list
  let viewId = ''

  test('only people who may read reports get one', async () => {
    viewId = await save(finance, { shared: true })
    const { readers } = expectResult(await server.call(finance, getReportReaders, {}))
    const ids = readers.map(({ employeeId }) => employeeId)
    expect(ids).toEqual(expect.arrayContaining(['1-admin', '1-finance']))
    expect(ids).not.toContain('1-employee')
    const asked = { viewId, day: 3, readerIds: ['1-employee'] }
    const refused = { success: false, code: problems.reportReaderUnknown.code }
    expect(await server.call(finance, mailReportView, asked)).toMatchObject(refused)
    const sent = await server.call(finance, mailReportView, { ...asked, readerIds: ['1-finance', '1-admin'] })
    expect(expectResult(sent).nextOn).toBe('2026-12-03')
  })

  test('on its day the last month goes to each, once, with its figures and the way to its lines', async () => {
    const { now } = await reportOf(server, finance, { from: '2026-11-01', to: '2026-11-30', products: ['flight', 'intlFlight'] })
    const sent: { to: string; file?: NotificationFile }[] = []
    const { mail } = server.context
    server.context.mail = { delivers: true, send: async (notification) => void sent.push(notification) }
    expect(now.tickets).toBeGreaterThan(0)
    await turnTo(server, '2026-12-02T15:00:00Z')
    expect(await notificationsOf(finance)).toEqual([])
    // While the figures are made anew nothing is sent.
    await server.database.pool.query("DELETE FROM job WHERE kind = 'report.follow'")
    await server.database.pool.query('TRUNCATE report_account, report_line, report_month')
    await turnTo(server, '2026-12-02T16:30:00Z')
    expect(await notificationsOf(finance)).toEqual([])
    await startFollowing(server.context)
    await server.turn(2)
    await turnTo(server, '2026-12-02T17:30:00Z')
    const [notification] = await notificationsOf(finance)
    expect(notification!.subject).toBe('月度报表：华东机票（2026-11）')
    expect(notification!.body).toContain(
      `总金额：${formatYuan(now.sold - now.returned + now.taxes + now.fees + now.alteration)}（`,
    )
    expect(notification!.body).toContain('/v/report/flight/index?by=carrier&from=2026-11-01&to=2026-11-30')
    expect((await notificationsOf('admin'))[0]!.body).toContain('由 何文静 设置每月发送')
    // The workbook goes with what is sent, and is kept no longer.
    const withFiles = sent.filter(({ file }) => file !== undefined)
    expect(withFiles.map(({ file }) => file!.name)).toEqual(['flight-2026-11.xlsx', 'flight-2026-11.xlsx'])
    const { rows } = (await readXlsx(withFiles[0]!.file!.content)).sheets[0]!
    expect(rows.flat()).toEqual(expect.arrayContaining(['净销售额', (now.sold - now.returned) / 100]))
    expect((await server.database.pool.query('SELECT FROM mail_file')).rows).toEqual([])
    server.context.mail = mail
    await server.turn(180)
    expect(await notificationsOf(finance)).toHaveLength(1)
  })

  test('a reader stops it for oneself, the sender for all', async () => {
    expect((await viewsOf('admin')).received).toMatchObject([{ viewId, name: '华东机票', senderId: '1-finance' }])
    expectResult(await server.call('admin', stopReportMail, { viewId, senderId: '1-finance' }))
    expect((await viewsOf('admin')).received).toEqual([])
    await turnTo(server, '2027-01-03T01:30:00Z')
    expect(await notificationsOf('admin')).toHaveLength(1)
    expect(await notificationsOf(finance)).toHaveLength(2)
    expectResult(await server.call(finance, stopReportMail, { viewId }))
    expect(await server.call(finance, stopReportMail, { viewId })).toMatchObject(unknown)
    await turnTo(server, '2027-02-03T01:30:00Z')
    expect(await notificationsOf(finance)).toHaveLength(2)
  })

  test('what somebody sends ends when the person leaves', async () => {
    expectResult(await server.call(finance, mailReportView, { viewId, day: 5, readerIds: ['1-admin'] }))
    await server.database.pool.query("UPDATE employee SET active = false WHERE enterprise_id = 1 AND employee_id = '1-finance'")
    await turnTo(server, '2027-02-05T01:30:00Z')
    expect(await notificationsOf('admin')).toHaveLength(1)
    const { rows } = await server.database.pool.query('SELECT FROM report_mail')
    expect(rows).toEqual([])
  })
})

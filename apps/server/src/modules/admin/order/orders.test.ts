import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrderChoices, searchOrderLines, searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import { getOrderViews, removeOrderView, saveOrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import { saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { viewsAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { Call, RequestOf } from '@sojourn/contract/kit/call'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { sum } from '@sojourn/domain/kit/money'
import { couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { book, decide, detail, expectResult, outOfPolicy } from '../../../testing/flights'
import { bookStay } from '../../../testing/hotels'
import { give, newDepartment } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'

let server: TestServer
const orders = { flight: '', refund: '', waiting: '', violating: '', cancelled: '', stay: '', ride: '', private: '', other: '' }
beforeAll(async () => {
  server = await openTestServer()
  const ticketed = await ticketedOrder(server, { search: { date: '2026-12-09' } })
  orders.flight = ticketed.orderNo
  await server.turn(24 * 60)
  orders.waiting = (await book(server, 'employee', { date: '2026-12-15' })).created.orderNo
  await server.turn(1)
  orders.refund = (await refund(server, orders.flight, couponsOf(ticketed))).order.orderNo
  await server.turn(1)
  orders.violating = (await book(server, 'employee', { date: '2026-12-17' }, outOfPolicy)).created.orderNo
  await server.turn(1)
  orders.cancelled = (await book(server, 'employee', { date: '2026-12-20' })).created.orderNo
  expectResult(await decide(server, 'manager', orders.cancelled))
  expectResult(await server.call('employee', cancelOrder, { orderNo: orders.cancelled }))
  await server.turn(1)
  const night = { checkIn: '2026-12-11', checkOut: '2026-12-12' }
  orders.stay = (await bookStay(server, 'employee', night, ({ verdict }) => verdict === 'within')).created.orderNo
  await server.turn(1)
  orders.ride = expectResult((await bookTrain(server)).answer).orderNo
  await server.turn(1)
  orders.private = (await book(server, 'employee', { date: '2027-01-20', travelType: 2 })).created.orderNo
  orders.other = (await book(server, 'employee@beichen.example', { date: '2026-12-22' })).created.orderNo
})
afterAll(() => server.close())

type Request = RequestOf<typeof searchOrders>
const list = async (request: Request = {}, who = 'finance') => {
  const page = expectResult(await server.call(who, searchOrders, request))
  return { ...page, numbers: page.list.map(({ orderNo }) => orderNo) }
}
const lines = async (request: Request = {}, who = 'finance') =>
  expectResult(await server.call(who, searchOrderLines, request)).list

describe('[S2.47] all orders of the company', () => {
  test('newest first, business travel alone, and nobody else’s', async () => {
    const { ride, stay, cancelled, violating, refund: back, waiting, flight } = orders
    expect((await list()).numbers).toEqual([ride, stay, cancelled, violating, back, waiting, flight])
  })

  test('by what a bill line says', async () => {
    const { ride, stay, cancelled, violating, refund: back, waiting, flight } = orders
    const cases: [Request, string[]][] = [
      [{ product: 'train' }, [ride]],
      [{ product: 'hotel' }, [stay]],
      [{ kind: 'refund' }, [back]],
      [{ phase: 'ended' }, [cancelled]],
      [{ phase: 'altered' }, [back, flight]],
      [{ verdict: 'violating' }, [violating]],
      [{ channel: 'agent' }, []],
      [{ channel: 'online', kind: 'refund' }, [back]],
      [{ settleType: 'deposit' }, []],
      [{ gradeId: 'P3' }, []],
      [{ gradeId: 'P1', product: 'train' }, [ride]],
      [{ costCentreId: 'cc-sales', product: 'hotel' }, [stay]],
      [{ costCentreId: 'nowhere' }, []],
      [{ projectCode: 'nowhere' }, []],
      [{ departmentId: 'sales', kind: 'refund' }, [back]],
      [{ legalEntityId: 'e-1', product: 'train' }, [ride]],
      [{ legalEntityId: 'nowhere' }, []],
      [{ reasonCode: 'urgent' }, [violating]],
      [{ reasonCode: 'nowhere' }, []],
      [{ fee: 'alterationFee' }, [back]],
      [{ fee: 'taxes' }, [cancelled, violating, back, waiting, flight]],
      [{ fee: 'serviceFee', product: 'train' }, [ride]],
      [{ fee: 'insurance' }, []],
      [{ voucher: 'missing' }, [back, flight]],
      [{ voucher: 'complete' }, []],
      [{ city: '上海', product: 'flight' }, [cancelled, violating, back, waiting, flight]],
      [{ city: 'Shanghai', kind: 'refund' }, [back]],
      [{ city: '乌鲁木齐' }, []],
      [{ dateKind: 'travel', from: '2026-12-15', to: '2026-12-17' }, [violating, waiting]],
      [{ dateKind: 'ordered', from: '2026-11-20', to: '2026-11-20' }, [flight]],
      [{ dateKind: 'transacted', from: '2026-11-21' }, [back]],
      [{ dateKind: 'transacted', to: '2026-11-20' }, [flight]],
    ]
    const found = await Promise.all(cases.map(async ([request]) => [request, (await list(request)).numbers]))
    expect(found).toEqual(cases)
  })

  test('by a number of the order, the ticket, or who travels; words that nothing has find nothing', async () => {
    const { travellerList } = await detail(server, 'employee', orders.flight)
    const [ticket] = travellerList[0]!.tickets
    expect((await list({ keyword: orders.stay })).numbers).toEqual([orders.stay])
    expect((await list({ keyword: orders.flight })).numbers).toEqual([orders.refund, orders.flight])
    expect((await list({ keyword: ticket!.ticketNo })).numbers).toEqual([orders.flight])
    expect((await list({ keyword: '晓雯', product: 'train' })).numbers).toEqual([orders.ride])
    expect((await list({ keyword: 'linxiaowen', product: 'train' })).numbers).toEqual([orders.ride])
    expect((await list({ keyword: '晓雯', sort: 'amount' })).numbers).toHaveLength(7)
    for (const keyword of ['%', '_', '乌鲁木齐', orders.other]) expect((await list({ keyword })).numbers).toEqual([])
  })

  test('sorted by each day and by amount, either way; page by page each order once', async () => {
    const sorts = ['ordered', 'travel', 'amount', 'transacted'] as const
    for (const sort of sorts) {
      const whole = (await list({ sort })).list
      const value = (order: (typeof whole)[number]): string | number =>
        ({ ordered: order.orderedAt, travel: order.departAt, amount: Math.abs(order.total), transacted: order.transactedAt! })[
          sort
        ]
      const values = whole.map(value)
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
      expect(whole).toHaveLength(sort === 'transacted' ? 2 : 7)
      const backwards = (await list({ sort, ascending: true })).numbers
      expect(backwards).toEqual(whole.map(({ orderNo }) => orderNo).toReversed())
      const first = await list({ sort, size: 1 })
      const second = await list({ sort, size: 5, cursor: first.next! })
      expect([...first.numbers, ...second.numbers]).toEqual(whole.slice(0, 6).map(({ orderNo }) => orderNo))
    }
  })

  test('a cursor that no page gave begins anew', async () => {
    const { numbers } = await list()
    for (const cursor of ['x', '~', '2026-13-99T00:00:00.000000Z~F1', '9999999999~F1', "'; DROP TABLE orders~1"]) {
      expect((await list({ cursor })).numbers).toEqual(numbers)
      expect((await list({ cursor, sort: 'amount' })).list).toHaveLength(7)
    }
  })

  test('an order tells where it stands, who bears it, and a refund is below nought', async () => {
    const [refunded] = (await list({ kind: 'refund' })).list
    expect(refunded).toMatchObject({
      kind: 'refund',
      phase: 'altered',
      channel: 'online',
      travellers: ['林晓雯'],
      booker: '林晓雯',
    })
    expect(refunded!.total).toBeLessThan(0)
    expect(refunded!.department).toContain('销售部')
    expect(refunded!.costCentre).toMatch(/^\S+ \S/)
    expect(refunded!.transactedAt).toBeDefined()
  })

  test('how many are under way, and by what they can be narrowed', async () => {
    const { counts, departments, grades, costCentres, mayCorrectCosts } = expectResult(
      await server.call('finance', getOrderChoices, {}),
    )
    const count = (phase: string) => counts.find((each) => each.phase === phase)
    expect(count('paying')?.count).toBe((await list({ phase: 'paying' })).numbers.length)
    expect(count('approving')).toEqual({
      phase: 'approving',
      count: (await list({ phase: 'approving' })).numbers.length,
      atLeast: false,
    })
    expect(departments.map(({ departmentId }) => departmentId)).toContain('sales')
    expect([grades.length > 3, costCentres.length > 1, mayCorrectCosts]).toEqual([true, true, true])
  })

  test('searches through many orders stop, say up to where they looked, and go on from there', async () => {
    await server.database.pool
      .query(`INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type,
        booker_id, temp_order_no, title, depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher,
        hold_expires_at, created_at, updated_at)
      SELECT 2, 'M' || n, 1, 'flight', 1990, 1, 0, 4, '2-employee', 't', '{"zh-CN": "", "zh-TW": "", "en": ""}', now(), now(), 'CNY', n, '[]', 'within', '{}', '{}', '',
        now(), timestamptz '2026-01-01' + n * interval '1 minute', now() FROM generate_series(1, 12000) n`)
    await server.database.pool
      .query(`INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name,
        credential_type, credential_cipher, credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, total)
      SELECT 2, order_no, 0, '2-employee', 'sales', '某', 1, '', '', '', '{}', '[]', '[]', 0, created_at, depart_at, arrive_at, total
      FROM orders WHERE order_no LIKE 'M%'`)
    // What the walk itself says is looked for further than what only orders say.
    const cases: [Request, string, number][] = [
      [{ product: 'visa' }, '2026-01-03', 2],
      [{ settleType: 'deposit' }, '2026-01-07', 4],
    ]
    for (const [request, searchedTo, pagesInAll] of cases) {
      const first = expectResult(await server.call('finance@beichen.example', searchOrders, request))
      expect([first.list.length, first.next !== undefined, first.searchedTo]).toEqual([0, true, searchedTo])
      let page = first
      let pages = 1
      for (; page.next !== undefined; pages++)
        page = expectResult(await server.call('finance@beichen.example', searchOrders, { ...request, cursor: page.next }))
      expect([pages, page.list]).toEqual([pagesInAll, []])
    }
  })
})

describe('[S2.47] who sees which orders', () => {
  test('the auditor reads all of them, and changes nothing', async () => {
    await give(server, '1-director', 'auditor')
    expect((await list({}, 'director')).numbers).toHaveLength(7)
  })

  test('who has no such role is refused', async () => {
    const calls: readonly Call[] = [searchOrders, searchOrderLines, getOrderChoices]
    for (const call of calls) expect(await server.call('employee', call, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('a department administrator sees those of its travellers and bookers alone, also behind a number', async () => {
    const elsewhere = await newDepartment(server, '西南区')
    await give(server, '1-manager', 'departmentAdministrator', { departmentId: elsewhere })
    expect((await list({}, 'manager')).numbers).toEqual([])
    expect((await list({ keyword: orders.flight }, 'manager')).numbers).toEqual([])
    expect((await list({ departmentId: 'sales' }, 'manager')).numbers).toEqual([])
    expect(
      expectResult(await server.call('manager', getOrderChoices, {})).departments.map(({ departmentId }) => departmentId),
    ).toEqual([elsewhere])
    const { rows } = await server.database.pool.query(
      "SELECT version FROM record_change WHERE record_id = 'sales' ORDER BY version DESC LIMIT 1",
    )
    const version = (rows[0] as { version: number } | undefined)?.version ?? 0
    const moved = { version, departmentId: 'sales', parentId: elsewhere, names: { 'zh-CN': '销售部', 'zh-TW': '', en: '' } }
    expectResult(await server.call('admin', saveDepartment, moved))
    expect((await list({}, 'manager')).numbers).toHaveLength(7)
    expect((await list({ departmentId: elsewhere }, 'manager')).numbers).toHaveLength(7)
    expect((await list({ sort: 'amount' }, 'manager')).numbers).toHaveLength(7)
  })

  test('who reads for the company opens the page of an order, and that stands in the log once', async () => {
    const opened = () => countOf(server, 'access_log', "purpose = 'company order' AND subject = $1", [orders.flight])
    await detail(server, 'finance', orders.flight)
    const once = await opened()
    await detail(server, 'finance', orders.flight)
    expect([once, await opened()]).toEqual([1, 1])
    await detail(server, 'employee', orders.flight)
    expect(await opened()).toBe(1)
  })
})

describe('[S2.47] the lines of the orders', () => {
  test('sum to what each order comes to, whatever it is', async () => {
    const { list: all } = await list()
    const every = await lines()
    for (const { orderNo, total } of all) {
      const own = every.filter((line) => line.orderNo === orderNo)
      expect([orderNo, sum(own.map(({ amount }) => amount))]).toEqual([orderNo, total])
      expect(own).toAllSatisfy(
        ({ fare, taxes, serviceFee, insurance, alterationFee, amount }) =>
          fare + taxes + serviceFee + insurance + alterationFee === amount,
      )
      expect(own).toAllSatisfy(({ company, personal, points, amount }) => company + personal + points === amount)
    }
  })

  test('name the journey, the ticket, who decided and why it breaks policy', async () => {
    const [flight] = await lines({ keyword: orders.flight, kind: 'booking' })
    expect(flight).toMatchObject({
      traveller: '林晓雯',
      travellerNumber: expect.stringMatching(/^YU\d{4}$/),
      department: expect.stringContaining('销售部'),
      grade: '员工',
      carrier: expect.stringMatching(/\S/),
      from: expect.stringContaining('北京'),
      to: expect.stringContaining('上海'),
      ticketNo: expect.stringMatching(/^\d{3}-?\d{10}$/),
      advanceDays: 19,
      approval: expect.any(String),
    })
    const [violating] = await lines({ verdict: 'violating' })
    expect(violating!.violations).toMatch(/\S/)
    expect(violating!.handling).toMatch(/\S/)
    expect(violating!.reason).toMatch(/\S/)
    const [stay] = await lines({ product: 'hotel' })
    expect([stay!.service, stay!.className, stay!.to]).not.toContain('')
    const [ride] = await lines({ product: 'train' })
    expect(ride!.service).toMatch(/^[A-Z]?\d+$/)
  })

  test('are in the reader’s language', async () => {
    const { list: found } = expectResult(
      await server.call('finance', searchOrderLines, { keyword: orders.flight, kind: 'booking' }, { language: 'en' }),
    )
    expect(found[0]).toMatchObject({ traveller: 'LIN/XIAOWEN', product: 'Flights' })
  })
})

describe('[S2.47] saved views', () => {
  const view = {
    list: 'orders' as const,
    name: '本月超标',
    search: { verdict: 'violating' as const, sort: 'amount' as const },
    columns: ['orderNo'],
  }
  const views = async (who = 'finance') => expectResult(await server.call(who, getOrderViews, {})).list

  test('are one’s own; one of the same name is replaced, and one is given up', async () => {
    const { viewId } = expectResult(await server.call('finance', saveOrderView, view))
    expect(await views()).toEqual([{ viewId, ...view }])
    const again = expectResult(await server.call('finance', saveOrderView, { ...view, name: ' 本月超标 ', columns: [] }))
    expect(again.viewId).toBe(viewId)
    expect(await views()).toEqual([{ viewId, ...view, columns: [] }])
    expect(await views('admin')).toEqual([])
    expect(await server.call('admin', removeOrderView, { viewId })).toMatchObject(refusedAs('notFound'))
    expectResult(await server.call('finance', removeOrderView, { viewId }))
    expect(await views()).toEqual([])
  })

  test('need a name, and there are not too many of them', async () => {
    expect(await server.call('finance', saveOrderView, { ...view, name: ' ' })).toMatchObject(refusedAs('viewNameMissing'))
    for (let number = 0; number < viewsAtMost; number++)
      expectResult(await server.call('finance', saveOrderView, { ...view, name: `视图${number}` }))
    expect(await server.call('finance', saveOrderView, view)).toMatchObject(refusedAs('viewsFull'))
    expectResult(await server.call('finance', saveOrderView, { ...view, name: '视图0', columns: [] }))
  })
})

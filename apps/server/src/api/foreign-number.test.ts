import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { companyOne, type Numbers } from './tenancy/company-one/company-one.testing'
import { rowsOfOne } from './tenancy/kept.testing'
import { called, table } from './tenancy/table.testing'

/** Orders and searches of each product, all of the caller's own. */
const numbersOf = (numbers: Numbers) => ({
  Flight: {
    orders: [numbers.of.orderNo, numbers.changeNo, numbers.refundNo, numbers.unpaid.orderNo],
    drafts: [numbers.tempOrderNo],
  },
  TrainTicket: {
    orders: [numbers.train.of.orderNo, numbers.train.changeNo, numbers.train.refundNo, numbers.train.waitlistNo],
    drafts: [numbers.train.tempOrderNo],
  },
  Hotel: { orders: [numbers.hotel.orderNo, numbers.hotel.refundNo], drafts: [numbers.hotel.tempOrderNo] },
})
type Family = keyof ReturnType<typeof numbersOf>
const families: Family[] = ['Flight', 'TrainTicket', 'Hotel']
const familyOf = (name: string) => families.find((family) => name.split(' ')[1]?.startsWith(`${family}/`))
/** The agency's desk names another company's orders; the standards of a search's travellers are theirs whatever is searched. */
const excepted = (name: string): boolean => called(name).access === 'agent' || /Violate|BizPolicy/.test(name)

const rows = Object.entries(table).flatMap(([name, row]) => {
  const family = familyOf(name)
  return family && !excepted(name) ? [{ name, row, family }] : []
})

describe('a number of another product', () => {
  let server: TestServer
  let numbers: Numbers
  beforeAll(async () => {
    server = await openTestServer()
    numbers = await companyOne(server)
  }, 180_000)
  afterAll(() => server.close())

  const fields = { orderNo: 'orders', orderId: 'orders', tempOrderNo: 'drafts' } as const
  const named = rows.filter(({ name }) => Object.keys(fields).some((field) => field in propertiesOf(name)))
  test('is tried on many calls', () => expect(named.length).toBeGreaterThan(40))

  test.each(named)('is unknown to $name', async ({ name, row, family }) => {
    const before = await rowsOfOne(server)
    const request = row.request(numbers)
    const others = families.filter((each) => each !== family).map((each) => numbersOf(numbers)[each])
    const asked = Object.entries(fields).filter(([field]) => field in propertiesOf(name))
    let tried = 0
    for (const other of others)
      for (const [field, kind] of asked)
        for (const number of other[kind]) {
          const answer = await server.call(row.owner ?? 'employee', called(name), { ...request, [field]: number })
          const expected = { status: 404, problem: kind === 'orders' ? 'orderUnknown' : 'tempOrderUnknown' }
          expect(answer, `${field} ${number} ${JSON.stringify(answer)}`).toMatchObject(expected)
          tried++
        }
    expect(tried).toBeGreaterThan(0)
    expect(await rowsOfOne(server)).toEqual(before)
  })
})

const propertiesOf = (name: string): object => (called(name).request as { properties?: object }).properties ?? {}

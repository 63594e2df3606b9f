import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import {
  getTravelApplyDetail,
  getTravelApplyForm,
  getTravelApplyOrderBookInfo,
  getTravelApplyBalance,
  submitTravelApply,
} from '@sojourn/contract/booking/application/application.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationContent, applicationOf, approvedApplication, plannedLine } from '../../../testing/applications'
import { choose, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import type { Sql } from '../../../db/sql'
import { inCompany } from '../../../work'
import { findApplications } from '../application/store'
import { matchableOf } from '../application/application-matchable'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const stay = plannedLine({ productType: 3, depart: { code: '', name: '' }, isReturn: false })
const trainLine = plannedLine({ productType: 5 })
const both = applicationContent({
  productTypes: [1, 3, 5],
  lines: [plannedLine(), stay, trainLine],
  budgets: [{ productType: 1, amount: 8_000_00 }],
})

const flightUnder = (travelApplyNo: string, departDate = '2026-12-09') => ({
  searchParams: {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '',
    arriveAirportCode: 'SHA',
    arriveCityName: '',
    departDate,
    departType: 1,
    arriveType: 0,
  } as const,
  travelType: 1 as const,
  bookType: 0 as const,
  ...(travelApplyNo && { travelApplyNo }),
})
const bookInfo = async (travelApplyNo: string, productType: 1 | 3 | 5) =>
  expectResult(await server.call('employee', getTravelApplyOrderBookInfo, { travelApplyNo, productType }))
const balance = async (tempOrderNo: string, booking?: { travellerIds?: string[]; startDate?: string; amount?: number }) =>
  expectResult(
    await server.call('employee', getTravelApplyBalance, {
      tempOrderNo,
      ...(booking && {
        booking: {
          travellerIds: ['1-employee'],
          startDate: '2026-12-09',
          endDate: booking.startDate ?? '2026-12-09',
          amount: 100_00,
          ...booking,
        },
      }),
    }),
  )

describe('booking from an approved application', () => {
  test('[S3.15] [S7.18] route, days and people are filled in for each product, in its own codes', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', both)
    const flight = await bookInfo(travelApplyNo, 1)
    expect(flight.start).toEqual({
      depart: { code: 'BJS', name: '北京', kind: 0 },
      arrive: { code: 'SHA', name: '上海', kind: 0 },
      startDate: '2026-12-09',
      endDate: '2026-12-11',
      isReturn: true,
    })
    expect(flight.travellers.map(({ employeeId }) => employeeId)).toEqual(['1-employee'])
    expect((await bookInfo(travelApplyNo, 5)).start).toMatchObject({
      depart: { code: 'BJP', kind: 3, szmCode: 'bj' },
      arrive: { code: 'SHH', kind: 3, szmCode: 'sh' },
    })
    const hotel = (await bookInfo(travelApplyNo, 3)).start
    expect(hotel).toMatchObject({ arrive: { cityId: 321, name: '上海' }, startDate: '2026-12-09', endDate: '2026-12-11' })
    expect(hotel?.depart).toBeUndefined()
  })

  test('the next booking begins with what is not booked yet, and says what is left', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', both)
    expect((await bookInfo(travelApplyNo, 1)).balance).toMatchObject({
      travelApplyNo,
      title: '上海客户验收',
      budget: { control: 'strong', total: 8_000_00, left: 8_000_00 },
      trips: { planned: 4, left: 4 },
      nights: { planned: 2, left: 2 },
      mayAmend: true,
    })
    const { tempOrderNo } = expectResult(await server.call('employee', saveFlightOrderTemp, flightUnder(travelApplyNo)))
    const before = await balance(tempOrderNo)
    expect(before).toMatchObject({ application: { travelApplyNo, trips: { left: 4 } }, beyond: [] })
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
    const left = 8_000_00 - request.expectedTotal
    const order = await detail(server, 'employee', orderNo)
    expect(order.application).toMatchObject({ travelApplyNo, budget: { left }, trips: { planned: 4, left: 3 } })
    expect((await bookInfo(travelApplyNo, 1)).start).toMatchObject({
      depart: { code: 'SHA' },
      arrive: { code: 'BJS' },
      startDate: '2026-12-11',
      isReturn: false,
    })
  })

  test('a search under no application stands under none', async () => {
    expect(await balance(await saveDraft(server, 'employee'))).toEqual({ beyond: [], budgets: [] })
  })
})

describe('where a booking goes beyond its application, it is said before submitting', () => {
  const draftUnder = async (more: Partial<typeof both> = {}) => {
    const travelApplyNo = await approvedApplication(server, 'employee', { ...both, ...more })
    return expectResult(await server.call('employee', saveFlightOrderTemp, flightUnder(travelApplyNo))).tempOrderNo
  }
  test('within it nothing is said; dearer than what is left is refused, with both amounts', async () => {
    const tempOrderNo = await draftUnder()
    expect((await balance(tempOrderNo, { amount: 8_000_00 })).beyond).toEqual([])
    expect((await balance(tempOrderNo, { amount: 8_000_01 })).beyond).toEqual([
      { message: '出差申请单的预算不足，剩余 ¥8,000，本次需要 ¥8,000.01', refused: true },
    ])
  })
  test.each([
    ['somebody who is not listed', { travellerIds: ['1-employee', '1-manager'] }, '出行人不在申请单的出行人中'],
    ['a day outside it', { startDate: '2026-12-12' }, '日期超出申请单的日期范围（2026年12月9日 至 2026年12月11日）'],
  ])('%s', async (_title, booking, message) => {
    expect((await balance(await draftUnder(), booking)).beyond).toEqual([{ message, refused: true }])
  })
  test('a budget that only warns is told and not refused', async () => {
    const tempOrderNo = await draftUnder()
    await server.database.pool.query(`UPDATE travel_application SET control = 'weak' WHERE enterprise_id = 1`)
    expect((await balance(tempOrderNo, { amount: 9_000_00 })).beyond).toMatchObject([{ refused: false }])
  })
  test('nobody reads the application of somebody else’s search', async () => {
    const tempOrderNo = await draftUnder()
    const answer = await server.call('hongkong', getTravelApplyBalance, { tempOrderNo })
    expect(answer.code).toBe(problems.tempOrderUnknown.code)
  })
})

test('whoever decides about an amendment reads what holds and what is asked for', async () => {
  const travelApplyNo = await approvedApplication(server, 'employee', both)
  const { version, validVersion } = await applicationOf(server, 'employee', travelApplyNo)
  const content = { ...both, title: '延长行程', endDate: '2026-12-12' }
  expectResult(await server.call('employee', submitTravelApply, { travelApplyNo, version, content }))
  const asked = await applicationOf(server, 'manager', travelApplyNo)
  expect(asked).toMatchObject({ validVersion, content: { endDate: '2026-12-12' } })
  expect(asked.contentVersion).toBeGreaterThan(validVersion)
  const former = { travelApplyNo, contentVersion: validVersion }
  expect(expectResult(await server.call('manager', getTravelApplyDetail, former)).content).toMatchObject({
    title: both.title,
    endDate: '2026-12-11',
  })
})

describe('where a company demands an application and there is none', () => {
  test('[S8.01] the refusal brings the search, and the form begins with its route and days', async () => {
    const who = 'employee@yunling.example'
    const refused = await server.call(who, saveFlightOrderTemp, { ...flightUnder('', '2026-12-24'), bookType: 2 })
    expect(refused).toMatchObject({
      code: problems.applicationMissing.code,
      result: { productType: 1, depart: '北京', arrive: '上海', startDate: '2026-12-24', endDate: '2026-12-24' },
    })
    const search = { productType: 3, arrive: '上海', startDate: '2026-12-24', endDate: '2026-12-26' } as const
    const stayed = expectResult(await server.call(who, getTravelApplyForm, { search }))
    expect(stayed.content.lines).toMatchObject([{ productType: 3, arrive: { code: 'SHA', name: '上海' }, isReturn: false }])
    const flown = { ...search, productType: 1, depart: '北京' } as const
    const { content } = expectResult(await server.call(who, getTravelApplyForm, { search: flown }))
    expect(content).toMatchObject({ productTypes: [1], startDate: '2026-12-24', endDate: '2026-12-26' })
    expect(content.lines).toEqual([
      {
        productType: 1,
        depart: { code: 'BJS', name: '北京' },
        arrive: { code: 'SHA', name: '上海' },
        startDate: '2026-12-24',
        endDate: '2026-12-26',
        isReturn: true,
      },
    ])
  })
})

test('what is left of an application is read from what was taken, not from every order under it', async () => {
  const travelApplyNo = await approvedApplication(server, 'employee', both)
  const tempOrderNo = expectResult(await server.call('employee', saveFlightOrderTemp, flightUnder(travelApplyNo))).tempOrderNo
  const before = await balance(tempOrderNo)
  await server.database.pool.query(
    `INSERT INTO travel_application_use (enterprise_id, order_no, travel_apply_no, content_version, product, line, slots, traveller_ids, state,
       amount, created_at)
     SELECT 1, 'MANY' || number, $1, (SELECT valid_version FROM travel_application WHERE travel_apply_no = $1), 1, 0, '{out}', '{1-employee}',
       CASE number % 2 WHEN 0 THEN 'released' ELSE 'spent' END, 0, now() FROM generate_series(1, 400) AS number`,
    [travelApplyNo],
  )
  let read = 0
  const [application] = await inCompany(server.context, 1, async (work) => {
    const rows = await findApplications(work, [travelApplyNo])
    const counting: Sql = {
      ...work.sql,
      query: async (...asked: Parameters<Sql['query']>) => {
        const found = await work.sql.query(...asked)
        read += found.length
        return found as never
      },
    }
    return matchableOf({ sql: counting, enterpriseId: 1 }, rows)
  })
  expect(application!.used).toEqual([expect.objectContaining({ line: 0, slot: 'out', travellerId: '1-employee' })])
  expect(read).toBe(2)
  const after = await balance(tempOrderNo)
  expect(after.application!.trips!.left).toBe(before.application!.trips!.left - 1)
})

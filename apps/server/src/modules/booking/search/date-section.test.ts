import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBookDateSection } from '@sojourn/contract/reference/city.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { applicationContent, approvedApplication, plannedLine } from '../../../testing/applications'
import { book, decide, expectResult, payByCredit, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Request = RequestOf<typeof getBookDateSection>
const section = async (request: Request, who = 'employee', language: 'zh-CN' | 'en' = 'zh-CN') =>
  expectResult(await server.call(who, getBookDateSection, request, { language }))
const days = async (request: Request, who?: string) => {
  const { beginDateText, endDateText, leaveEndDateText, choosable, cannotChooseMsg } = await section(request, who)
  return { begin: beginDateText, end: endDateText, leave: leaveEndDateText, choosable, said: cannotChooseMsg }
}

describe('[S7.23] the days that can be booked', () => {
  test.each([
    ['[S9.02] flights by either value', 1, '2027-11-20', '2027-11-20'],
    ['[S9.02] flights by either value', 2, '2027-11-20', '2027-11-20'],
    ['[S9.03] hotels, left a day later', 3, '2026-12-20', '2026-12-21'],
    ['[S9.03] hotels abroad', 4, '2026-12-20', '2026-12-21'],
    ['[S9.04] trains', 5, '2026-12-10', '2026-12-10'],
    ['[S9.04] visas', 8, '2026-12-10', '2026-12-10'],
    ['[S9.04] meetings', 9, '2026-12-20', '2026-12-20'],
    ['[S9.02] anything else', 7, '2026-12-10', '2026-12-10'],
  ])('%s: %i', async (_title, ProductType, end, leave) => {
    expect(await days({ ProductType })).toEqual({ begin: '2026-11-20', end, leave, choosable: true, said: '' })
  })

  test('[S3.19] with holidays and the day that is today', async () => {
    const { today, days: marks, timeZoneInfoList } = await section({ ProductType: 1 })
    expect(today).toBe('2026-11-20')
    expect(marks.find(({ date }) => date === '2027-01-01')).toMatchObject({ off: true })
    expect(timeZoneInfoList).toEqual([{ code: 'Asia/Shanghai', offsetMinutes: 480 }])
  })

  test('[S3.19] of trains the calendar goes further than the sale, and the reservation message says how far it is sold', async () => {
    const { reservationMsg, endDateText } = await section({ ProductType: 5 })
    expect(endDateText).toBe('2026-12-10')
    expect(reservationMsg).toBe('铁路提前 15 天（含当天）起售，目前可订至 2026年12月4日；更晚的日期可先查询，开售后预订')
    expect((await section({ ProductType: 5 }, 'employee', 'en')).reservationMsg).toContain('up to 4 Dec 2026')
    expect((await section({ ProductType: 1 })).reservationMsg).toBe('')
  })

  test('[S7.24] where it is still yesterday, yesterday is the first day, and the last is that of China', async () => {
    const angeles = await section({ ProductType: 2, CodeThree: 'LAX' })
    expect(angeles).toMatchObject({ beginDateText: '2026-11-19', today: '2026-11-19', endDateText: '2027-11-20' })
  })

  test('[S7.24] CodeThree and cityId: where it is already tomorrow, tomorrow is the first day', async () => {
    await server.turn(9 * 60)
    // 19:00 in China is past midnight in Auckland.
    expect((await section({ ProductType: 2, CodeThree: 'AKL' })).beginDateText).toBe('2026-11-21')
    expect((await section({ ProductType: 2, CodeThree: 'AKL' })).timeZoneInfoList).toContainEqual({
      code: 'Pacific/Auckland',
      offsetMinutes: 780,
    })
    expect((await section({ ProductType: 2, CodeThree: 'TYO' })).beginDateText).toBe('2026-11-20')
    expect((await section({ ProductType: 2, CodeThree: 'QQQ' })).beginDateText).toBe('2026-11-20')
    const bangkok = await section({ ProductType: 3, orderType: 1, cityId: 3187 })
    expect(bangkok.timeZoneInfoList).toContainEqual({ code: 'Asia/Bangkok', offsetMinutes: 420 })
  })
})

describe('[S7.24] within a travel application', () => {
  const dates = { startDate: '2026-12-07', endDate: '2026-12-09' }
  const planned = { ...dates, flexBefore: 1, flexAfter: 1, lines: [plannedLine(dates)] }
  let travelApplyNo: string
  beforeAll(async () => {
    travelApplyNo = await approvedApplication(server, 'employee', planned)
  })

  test('flights leave on its days, flexible ones included', async () => {
    expect(await days({ ProductType: 1, TravelApplyNo: travelApplyNo })).toMatchObject({
      begin: '2026-12-06',
      end: '2026-12-10',
      choosable: true,
    })
    expect((await section({ ProductType: 1, TravelApplyNo: travelApplyNo })).tip).toContain('2026年12月6日')
  })
  test('a hotel is left the morning after its last night', async () => {
    expect(await days({ ProductType: 3, TravelApplyNo: travelApplyNo })).toMatchObject({
      begin: '2026-12-06',
      end: '2026-12-10',
      leave: '2026-12-11',
    })
  })
  test('[S3.19] legs with days between them offer their own days only, and only to their product', async () => {
    const legs = applicationContent({
      startDate: '2026-12-06',
      endDate: '2026-12-20',
      lines: [
        plannedLine({ startDate: '2026-12-06', endDate: '2026-12-07' }),
        plannedLine({ startDate: '2026-12-19', endDate: '2026-12-20', multiUse: true }),
      ],
    })
    const gaps = await approvedApplication(server, 'employee', legs)
    const { flexBefore, flexAfter } = legs
    const { actualBookDateList } = await section({ ProductType: 1, TravelApplyNo: gaps })
    const days = (from: string, to: string) => Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))
    expect(actualBookDateList).toEqual([
      ...days(addDays('2026-12-06', -flexBefore), addDays('2026-12-07', flexAfter)),
      ...days(addDays('2026-12-19', -flexBefore), addDays('2026-12-20', flexAfter)),
    ])
    expect((await section({ ProductType: 3, TravelApplyNo: gaps })).actualBookDateList).toEqual([])
    expect((await section({ ProductType: 1 })).actualBookDateList).toEqual([])
  })

  test('[S5.02] [S8.04] days that cannot be booked any more say so; so does an application of nobody here', async () => {
    const past = await approvedApplication(server, 'employee', {
      startDate: '2027-01-05',
      endDate: '2027-01-06',
      lines: [plannedLine({ startDate: '2027-01-05', endDate: '2027-01-06' })],
    })
    const late = await days({ ProductType: 5, TravelApplyNo: past })
    expect(late.choosable).toBe(false)
    expect(late.said).toContain('2027年1月5日')
    const unknown = await days({ ProductType: 1, TravelApplyNo: 'A0' })
    expect(unknown).toMatchObject({ choosable: false, said: '未找到该出差申请单，请重新选择' })
    expect((await section({ ProductType: 1, TravelApplyNo: 'A0' }, 'employee', 'en')).cannotChooseMsg).toMatch(/^The travel/)
    expect(await days({ ProductType: 1, TravelApplyNo: travelApplyNo }, 'employee@beichen.example')).toMatchObject({
      choosable: false,
    })
  })
  test('TempOrderNo: the product and the application of the kept search; an expired one is closed', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-09' })
    expect(await days({ ProductType: 5, TempOrderNo: tempOrderNo })).toMatchObject({ end: '2027-11-20', choosable: true })
    expect(await days({ ProductType: 5, TempOrderNo: tempOrderNo }, 'finance')).toMatchObject({ choosable: false })
    expect(await days({ ProductType: 5, TempOrderNo: 'T0' })).toMatchObject({ choosable: false })
  })
})

describe('[S7.24] OrderSerialNo: the days to which a ticket may be changed', () => {
  test('within a year of the order, once it is issued, for those concerned', async () => {
    const { created, request } = await book(server, 'employee', { date: '2026-12-15' })
    const ask = (who?: string) => days({ ProductType: 1, OrderSerialNo: created.orderNo, ChangeType: 1 }, who)
    expect(await ask()).toMatchObject({ choosable: false, said: '该订单当前不能更改日期' })
    await decide(server, 'manager', created.orderNo)
    await payByCredit(server, 'employee', created.orderNo, request.expectedTotal)
    await server.context.drainJobs()
    expect(await ask()).toMatchObject({ choosable: true, begin: '2026-11-20', end: '2027-11-20' })
    expect(await ask('finance')).toMatchObject({ choosable: false, said: '未找到该订单' })
  })
})

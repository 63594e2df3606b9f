import {
  actOnTravelApply,
  getTravelApplyDetail,
  submitTravelApply,
} from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { choose, decide, expectResult, orderRequest, within, type Search } from './flights'
import type { TestServer } from './server'

const beijing = { code: 'BJS', name: '北京' }
const shanghai = { code: 'SHA', name: '上海' }

export const plannedLine = (more: Partial<ApplicationLine> = {}): ApplicationLine => ({
  productType: 1,
  depart: beijing,
  arrive: shanghai,
  startDate: '2026-12-09',
  endDate: '2026-12-11',
  isReturn: true,
  ...more,
})

/** A trip of the seeded employee from Beijing to Shanghai and back; tests change what they are about. */
export const applicationContent = (more: Partial<ApplicationContent> = {}): ApplicationContent => ({
  travelApplyType: 1,
  title: '上海客户验收',
  travelDescription: '与客户确认交付范围',
  travellerIds: ['1-employee'],
  limitTraveler: 1,
  costCentreId: 'cc-sales',
  productTypes: [1, 3],
  itineraryMode: 'lines',
  lines: [plannedLine()],
  cities: [],
  startDate: '2026-12-09',
  endDate: '2026-12-11',
  flexBefore: 0,
  flexAfter: 0,
  budgets: [{ productType: 1, amount: 5_000_00 }],
  customFields: [],
  orderNos: [],
  ...more,
})

export const submitNew = async (server: TestServer, who: string, more: Partial<ApplicationContent> = {}) =>
  expectResult(await server.call(who, submitTravelApply, { version: 0, content: applicationContent(more) }))

/** One that is in force, agreed to by the manager. */
export async function approvedApplication(
  server: TestServer,
  who = 'employee',
  more: Partial<ApplicationContent> = {},
  approver = 'manager',
): Promise<string> {
  const { travelApplyNo } = await submitNew(server, who, more)
  expectResult(await decide(server, approver, travelApplyNo))
  return travelApplyNo
}

export const applicationOf = async (server: TestServer, who: string, travelApplyNo: string) =>
  expectResult(await server.call(who, getTravelApplyDetail, { travelApplyNo }))

export async function act(
  server: TestServer,
  who: string,
  travelApplyNo: string,
  action: 'withdraw' | 'revoke' | 'close' | 'delete',
) {
  const { version } = await applicationOf(server, who, travelApplyNo)
  return server.call(who, actOnTravelApply, { travelApplyNo, version, action })
}

export interface Under extends Search {
  travelApplyNo: string
}
/** A search under an application, as the home page sends it. */
export async function draftUnder(
  server: TestServer,
  who: string | null,
  { travelApplyNo, depart = 'PEK', arrive = 'SHA', date = '2026-12-09' }: Under,
  token?: string,
) {
  return server.call(
    who,
    saveFlightOrderTemp,
    {
      searchParams: {
        segmentType: 0,
        departAirportCode: depart,
        departCityName: '',
        arriveAirportCode: arrive,
        arriveCityName: '',
        departDate: date,
        departType: 1,
        arriveType: 0,
      },
      travelType: 1,
      bookType: 0,
      travelApplyNo,
    },
    token === undefined ? {} : { token },
  )
}

/** An order that is ready to be placed under an application. */
export async function requestUnder(server: TestServer, who: string, search: Under) {
  const { tempOrderNo } = expectResult(await draftUnder(server, who, search))
  return orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
}

export async function orderUnder(server: TestServer, who: string, search: Under) {
  const request = await requestUnder(server, who, search)
  return { request, answer: await server.call(who, createFlightOrder, request) }
}

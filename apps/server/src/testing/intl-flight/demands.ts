import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { saveCredential } from '@sojourn/contract/personal/credential.calls'
import {
  chooseFlightPlan,
  getFlightDemandBookInfo,
  processFlightDemandPolicy,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import type { FlightDemandForm, NewFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { expectResult } from '../flights'
import type { Caller } from '../server'

/** A session in which the agency acts for an employee. */
export async function openAgent(server: Caller, employeeId = '1-employee', enterpriseId = 1): Promise<string> {
  const asked = { enterpriseId, employeeId, reason: '国际机票需求报价', reference: 'FD' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  return expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
}

/** A passport for somebody who has none, entered by whoever books for others. */
export const givePassport = (server: Caller, who: string, employeeId: string, number: string) =>
  server.call(who, saveCredential, {
    employeeId,
    type: 2,
    number,
    nameOnCredential: 'CHEN/ZHIYUAN',
    expiresOn: '2031-05-20',
    birthDate: '1985-05-12',
    gender: 'male',
    nationality: 'CN',
  })

export const demandForm = (more: Partial<FlightDemandForm> = {}): FlightDemandForm => ({
  travelType: 1,
  legs: [
    {
      journeyIndex: 0,
      departCode: 'SHA',
      departCityName: '上海',
      arriveCode: 'SIN',
      arriveCityName: '新加坡',
      departDate: '2026-12-16',
    },
    {
      journeyIndex: 1,
      departCode: 'SIN',
      departCityName: '新加坡',
      arriveCode: 'SHA',
      arriveCityName: '上海',
      departDate: '2026-12-19',
    },
  ],
  flexibleDays: 1,
  cabin: 'Y',
  employeeIds: ['1-employee'],
  budget: 500_000,
  remarks: '要同一航班，行李两件',
  ...more,
})

export const flightPlan = (validUntil: string, more: Partial<NewFlightPlan> = {}): NewFlightPlan => ({
  segments: [
    {
      slice: 0,
      flightNo: 'SQ831',
      departAirport: 'PVG',
      departDate: '2026-12-16',
      departTime: '09:15',
      arriveAirport: 'SIN',
      arriveDate: '2026-12-16',
      arriveTime: '14:45',
      cabin: 'Y',
      bookingClass: 'M',
    },
    {
      slice: 1,
      flightNo: 'SQ830',
      departAirport: 'SIN',
      departDate: '2026-12-19',
      departTime: '09:00',
      arriveAirport: 'PVG',
      arriveDate: '2026-12-19',
      arriveTime: '14:20',
      cabin: 'Y',
      bookingClass: 'M',
    },
  ],
  validatingCarrier: 'SQ',
  prices: [{ passenger: 'adult', fare: 320_000, taxes: 85_000 }],
  baggage: { pieces: 1, kilograms: 23 },
  rules: '退票费 800 元，改期费 500 元，误机不退',
  note: '',
  validUntil,
  ...more,
})

/** The journey out and back on these days. */
export function journeyOn(first: string, last: string, more: Partial<FlightDemandForm> = {}): FlightDemandForm {
  const [out, back] = demandForm().legs
  return demandForm({
    legs: [
      { ...out!, departDate: first },
      { ...back!, departDate: last },
    ],
    ...more,
  })
}

/** A plan for it. */
export function planOn(first: string, last: string, validUntil: string, more: Partial<NewFlightPlan> = {}): NewFlightPlan {
  const [out, back] = flightPlan('').segments
  return flightPlan(validUntil, {
    segments: [
      { ...out!, departDate: first, arriveDate: first },
      { ...back!, departDate: last, arriveDate: last },
    ],
    ...more,
  })
}

/** Chooses a plan as its page does: policy, the form's beginnings, and the order. */
export async function choosePlan(server: Caller, who: string, asked: { demandNo: string; planId: string }) {
  const policy = expectResult(await server.call(who, processFlightDemandPolicy, asked))
  const { tempOrderNo, total } = policy
  const info = expectResult(await server.call(who, getFlightDemandBookInfo, { ...asked, tempOrderNo }))
  const request = {
    ...asked,
    tempOrderNo,
    travellers: info.travellers.map(({ employeeId, credentials, costCentreId }) => ({
      employeeId,
      credentialId: credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId,
      insurances: [],
      reasonCode: 'urgent',
    })),
    passengers: info.travellers.slice(0, 9).map(({ employeeId }) => ({
      employeeId,
      gender: 'female' as const,
      nationality: 'CN',
      issuingCountry: 'CN',
      expiresOn: '2031-05-20',
    })),
    contact: { name: info.contact.name, mobile: '', email: '' },
    settleType: 4 as const,
    expectedTotal: total,
  }
  return { policy, info, request, choose: () => server.call(who, chooseFlightPlan, request) }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import type { CreateVisaOrder } from '@sojourn/contract/products/visa/booking.shapes'
import { createVisaOrder } from '@sojourn/contract/products/visa/visa.calls'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { addDays } from '@sojourn/domain/kit/local-date'
import { passportValidUntil } from '@sojourn/domain/products/visa/credentials'
import { chinaDate } from '../../../kit/clock'
import { countOf } from '../../../testing/database/rows'
import { expectResult } from '../../../testing/flights'
import { givePassport } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookVisa, saveVisaSearch, visaOrder, visaRequest } from '../../../testing/visas'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await givePassport(server, 'admin', { number: 'E77010003', name: 'ZHOU/YAQIN' })
})
afterAll(() => server.close())

const soon = (): string => addDays(chinaDate(server.context.clock.now()), 19)

test('nobody applies in two Schengen countries at once: one visa lets into both', async () => {
  const france = { search: { country: 'FR', departDate: soon() }, productId: 'fr-b' }
  const { orderNo } = expectResult((await bookVisa(server, france)).answer)
  const germany = await bookVisa(server, { search: { country: 'DE', departDate: soon() }, productId: 'de-b' })
  expect(germany.answer).toMatchObject({ problem: 'visaAppliedAlready', field: 'travellers.0' })
  expectResult(await server.call('employee', cancelOrder, { orderNo }))
})

describe('who cannot apply', () => {
  const asked = async (who: string, productId: string, country: string) => {
    const tempOrderNo = await saveVisaSearch(server, who, { country, departDate: soon() })
    return visaRequest(server, who, tempOrderNo, productId)
  }
  const refusal = async (who: string, request: CreateVisaOrder) => {
    const before = await countOf(server, 'orders')
    const answer = await server.call(who, createVisaOrder, request)
    expect(await countOf(server, 'orders')).toBe(before)
    return answer
  }

  test('whose passport ends within half a year of the departure, to the day', async () => {
    const until = passportValidUntil(soon())
    const passport = { name: 'LI/MING', number: 'E77010009' }
    await givePassport(server, 'finance', { ...passport, expiresOn: addDays(until, -1) })
    const answer = await refusal('finance', await asked('finance', 'br-b', 'BR'))
    expect(answer).toMatchObject({ problem: 'visaPassportShort', field: 'travellers.0.credentialId' })
    expect(answer.message).toContain(dayInWords(until, 'zh-CN'))
  })

  test('whose passport is of another country', async () => {
    const credentialId = await givePassport(server, 'director', { name: 'TANAKA/KEN', number: 'TK7701001', nationality: 'JP' })
    const request = await asked('director', 'br-b', 'BR')
    const travellers = request.travellers.map((traveller) => ({ ...traveller, credentialId }))
    const answer = await refusal('director', { ...request, travellers })
    expect(answer).toMatchObject({ problem: 'visaPassportForeign', field: 'travellers.0.credentialId' })
  })

  test('who lives where the desk does not serve', async () => {
    const request = await asked('admin', 'th-b', 'TH')
    const applicants = request.applicants.map((applicant) => ({ ...applicant, provinceId: '54' }))
    const answer = await refusal('admin', { ...request, applicants })
    expect(answer).toMatchObject({ problem: 'visaDistrictWrong', field: 'applicants.0.provinceId' })
  })
})

test('an express visa is for a higher fee and sooner; where there is none it is refused', async () => {
  const asked = { who: 'admin', search: { country: 'KR', departDate: soon() }, productId: 'kr-b' }
  const { request, answer } = await bookVisa(server, { ...asked, more: { express: true } })
  expect(answer).toMatchObject({ problem: 'priceChanged' })
  const express = { ...request, express: true, expectedTotal: request.expectedTotal + 36_000 }
  const { orderNo } = expectResult(await server.call('admin', createVisaOrder, express))
  const order = await visaOrder(server, 'admin', orderNo)
  expect(order).toMatchObject({ total: express.expectedTotal, visa: { express: true, workingDays: 4 } })
  expect(order.prices.find(({ kind }) => kind === 'expressFee')).toMatchObject({ amount: 36_000 })
  expectResult(await server.call('admin', cancelOrder, { orderNo }))
  const plain = await bookVisa(server, {
    who: 'admin',
    search: { country: 'TH', departDate: soon() },
    productId: 'th-b',
    more: { express: true },
  })
  expect(plain.answer).toMatchObject({ problem: 'visaProductUnknown', field: 'express' })
})

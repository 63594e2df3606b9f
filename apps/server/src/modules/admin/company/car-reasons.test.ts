import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCarBookInfo } from '@sojourn/contract/products/car/car.calls'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { saveCarDraft } from '../../../testing/cars'
import { companyHistory, companyOf, saveSection } from '../../../testing/company'
import { expectResult, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const say = (zh: string, en: string) => ({ 'zh-CN': zh, 'zh-TW': '', en })

test('a company gives reasons and a title for what cars break, in three languages', async () => {
  const { reasons, violationTitles } = (await companyOf(server)).sections.reasons
  const late = {
    code: '',
    names: say('深夜抵达，没有公共交通', 'Late arrival, no public transport'),
    needsText: true,
    products: ['car' as const],
    rules: ['carTime' as const, 'carClass' as const],
    ended: false,
  }
  expectResult(
    await saveSection(server, 'reasons', {
      reasons: [...reasons, late],
      violationTitles: { ...violationTitles, car: say('超出用车标准', 'Beyond the standard for cars') },
    }),
  )
  const tempOrderNo = await saveCarDraft(server, 'employee')
  const car = expectResult(await server.call('employee', getCarBookInfo, { tempOrderNo, carClass: 'economy' }))
  const offered = car.reasons.find(({ name }) => name === '深夜抵达，没有公共交通')
  expect(offered).toMatchObject({ needsText: true })
  expect(car.violationTitle).toBe('超出用车标准')
  const flightDraft = await saveDraft(server, 'employee', {})
  const flight = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo: flightDraft }))
  expect(flight.reasons.map(({ name }) => name)).not.toContain('深夜抵达，没有公共交通')
  const saved = (await companyOf(server)).sections.reasons.reasons.at(-1)!
  expect(saved).toMatchObject({
    names: { en: 'Late arrival, no public transport' },
    products: ['car'],
    rules: ['carClass', 'carTime'],
  })
  expect(saved.names['zh-TW']).not.toBe('')
  expect(JSON.stringify(await companyHistory(server, 'company', 'company'))).toContain('超出用车标准')
})

test('and for what visas and meetings break, and keeps of which products they are', async () => {
  const { reasons, violationTitles } = (await companyOf(server)).sections.reasons
  const only = (name: string, product: 'visa' | 'meeting') => ({
    code: '',
    names: say(name, name),
    needsText: false,
    products: [product],
    rules: [],
    ended: false,
  })
  expectResult(
    await saveSection(server, 'reasons', {
      reasons: [...reasons, only('领馆只收加急', 'visa'), only('客户指定会场', 'meeting')],
      violationTitles: { ...violationTitles, visa: say('超出签证标准', ''), meeting: say('超出会议标准', '') },
    }),
  )
  const saved = (await companyOf(server)).sections.reasons
  expect(saved.reasons.slice(-2).map(({ products }) => products)).toEqual([['visa'], ['meeting']])
  expect(saved.violationTitles).toMatchObject({
    visa: { 'zh-CN': '超出签证标准' },
    meeting: { 'zh-CN': '超出会议标准' },
    car: violationTitles.car,
  })
})

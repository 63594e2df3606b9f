import {
  endCustomField,
  getCustomFields,
  saveCustomField,
  type WrittenField,
} from '@sojourn/contract/admin/company/custom-field.calls'
import { getCompanyChoices } from '@sojourn/contract/admin/company/company.calls'
import { saveLegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { getHotelBookInfo } from '@sojourn/contract/products/hotel/hotel.calls'
import { getIntlFlightBookInfo } from '@sojourn/contract/products/intl-flight/booking.calls'
import { getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, newEntity } from '../../../testing/company'
import { newChoice, newField } from '../../../testing/custom-fields'
import { expectResult, saveDraft } from '../../../testing/flights'
import { saveStay } from '../../../testing/hotels'
import { saveIntlDraft } from '../../../testing/intl-flight/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { saveTrainDraft } from '../../../testing/trains'

let server: TestServer
let salesEntity: string
beforeAll(async () => {
  server = await openTestServer()
  const sales = { ...newEntity(), name: '远行销售有限公司', departmentIds: ['sales'] }
  salesEntity = expectResult(await server.call('admin', saveLegalEntity, sales)).entityId
})
afterAll(() => server.close())

const add = async (more: Partial<WrittenField>) =>
  expectResult(await server.call('admin', saveCustomField, { version: 0, field: newField(more) })).key
/** The page on which each product is booked, of a journey to Beijing, Shanghai, Singapore or Tokyo. */
const bookInfos = {
  flight: async (who: string) => server.call(who, getFlightBookInfo, { tempOrderNo: await saveDraft(server, who) }),
  train: async (who: string) => server.call(who, getTrainBookInfo, { tempOrderNo: await saveTrainDraft(server, who) }),
  hotel: async (who: string) => server.call(who, getHotelBookInfo, { tempOrderNo: await saveStay(server, who) }),
  intlFlight: async (who: string) => server.call(who, getIntlFlightBookInfo, { tempOrderNo: await saveIntlDraft(server, who) }),
}
type Asked = keyof typeof bookInfos
const askedOn = async (product: Asked, who = 'employee') => (await bookInfos[product](who)).result!.fields.map(({ key }) => key)

describe('[S2.48] a field of the company stands on the booking page of every product', () => {
  test.each<[Asked, string, Partial<WrittenField>]>([
    ['flight', 'its product', { products: ['flight'] }],
    ['train', 'its product', { products: ['train'] }],
    ['hotel', 'its product', { products: ['hotel'] }],
    ['intlFlight', 'its product', { products: ['intlFlight'] }],
    ['flight', 'journeys at home', { area: 'domestic' }],
    ['train', 'journeys at home', { area: 'domestic' }],
    ['intlFlight', 'journeys abroad', { area: 'abroad' }],
    ['intlFlight', 'its country', { countries: ['SG'] }],
  ])('%s: of %s, and of nothing else', async (product, _name, scope) => {
    const key = await add(scope)
    const others = (Object.keys(bookInfos) as Asked[]).filter((each) => each !== product)
    expect(await askedOn(product)).toContain(key)
    if (scope.area !== 'domestic') for (const other of others) expect(await askedOn(other)).not.toContain(key)
    else expect(await askedOn('intlFlight')).not.toContain(key)
  })

  test('of people of a legal entity, which is that of the nearest department that has one, else the default', async () => {
    const { legalEntities } = expectResult(await server.call('admin', getCompanyChoices, {}))
    expect(legalEntities.map(({ entityId }) => entityId)).toEqual(expect.arrayContaining(['e-1', salesEntity]))
    const ofSales = await add({ entityIds: [salesEntity] })
    const ofDefault = await add({ entityIds: ['e-1'] })
    const keys = [ofSales, ofDefault]
    expect((await askedOn('flight', 'employee')).filter((key) => keys.includes(key))).toEqual([ofSales])
    expect((await askedOn('flight', 'finance')).filter((key) => keys.includes(key))).toEqual([ofDefault])
  })
})

describe('a list that depends on another', () => {
  const begins = (value: string) => ({ with: 'fixed' as const, value })

  test('begins where the other begins with the choice above it', async () => {
    const region = await add({ kind: 'one', choices: [newChoice('华东'), newChoice('华北')], begins: begins('华东') })
    const office = await add({
      kind: 'one',
      parentKey: region,
      choices: [newChoice('上海', '华东'), newChoice('北京', '华北')],
      begins: begins('上海'),
    })
    const { travellers } = expectResult(await bookInfos.train('employee'))
    expect(travellers[0]?.fields).toEqual(
      expect.arrayContaining([
        { key: region, value: '华东' },
        { key: office, value: '上海' },
      ]),
    )
  })

  test('is not asked once that one has ended, and never depends on one below it', async () => {
    const list = { kind: 'one' as const, choices: [newChoice('甲')] }
    const under = { kind: 'one' as const, choices: [newChoice('乙', '甲')] }
    const top = await add(list)
    const middle = await add({ ...under, parentKey: top })
    const bottom = await add({ ...under, choices: [newChoice('丙', '乙')], parentKey: middle })
    const field = newField({ kind: 'one', choices: [{ ...newChoice('甲', '丙'), value: '甲' }], parentKey: bottom })
    expect(await server.call('admin', saveCustomField, { key: top, version: 1, field })).toMatchObject(
      refusedAs('customFieldInvalid'),
    )
    expectResult(await server.call('admin', endCustomField, { key: top, version: 1 }))
    expect(await askedOn('flight')).not.toContain(middle)
  })
})

test('the history of a field says countries, departments, legal entities and the list above by name', async () => {
  const { list } = expectResult(await server.call('admin', getCustomFields, {}))
  const above = list.find(({ key }) => key === 'region')!
  const key = await add({
    kind: 'one',
    countries: ['SG', 'JP'],
    departmentIds: ['sales'],
    entityIds: [salesEntity],
    parentKey: 'region',
    choices: [newChoice('新加坡办事处', 'east')],
  })
  const [added] = await companyHistory(server, key, 'customField')
  expect(added?.changes).toEqual(
    expect.arrayContaining([
      { field: 'countries', before: '', after: ['新加坡', '日本'] },
      { field: 'departments', before: '', after: ['销售部'] },
      { field: 'entities', before: '', after: ['远行销售有限公司'] },
      { field: 'parentKey', before: '', after: above.name },
    ]),
  )
})

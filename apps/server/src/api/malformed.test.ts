import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveTravelApplyDraft } from '@sojourn/contract/booking/application/application.calls'
import { getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { paymentCallback } from '@sojourn/contract/booking/payment.calls'
import { getBookDateSection } from '@sojourn/contract/reference/city.calls'
import { languages } from '@sojourn/contract/kit/language'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder, saveFlightOrderTemp, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { problemsText } from '@sojourn/text/kit/problems'
import { applicationContent } from '../testing/applications'
import { expectRefusals, refusal } from '../testing/refusals'
import { writtenRows } from '../testing/database/rows'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.tokenOf('employee')
})
afterAll(() => server.close())

interface Sent {
  method?: 'GET' | 'POST'
  url: string
  body?: string
  type?: string
}

/** Sends exactly these bytes in every language and expects one refusal of the contract, with nothing written. */
async function expectRefused(
  { method = 'POST', url, body, type = 'application/json' }: Sent,
  field?: string,
  problem: 'badRequest' | 'requestTooLarge' = 'badRequest',
): Promise<void> {
  const before = await writtenRows(server)
  for (const language of languages) {
    const answer = await server.app.inject({
      method,
      url: `/${url}`,
      headers: {
        token,
        langtype: language,
        'idempotency-key': crypto.randomUUID(),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    const { code, status } = problems[problem]
    expect(answer.statusCode, `${url} ${body?.slice(0, 100)} ${answer.body}`).toBe(status)
    expect(answer.json()).toEqual({
      success: false,
      code,
      message: problemsText[language][problem],
      result: null,
      problem,
      requestId: expect.any(String),
      ...(field ? { field } : {}),
    })
  }
  expect(await writtenRows(server)).toEqual(before)
}
const json = (url: string, body: unknown): Sent => ({ url, body: JSON.stringify(body) })

const search = {
  searchParams: {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '北京',
    arriveAirportCode: 'SHA',
    arriveCityName: '上海',
    departDate: '2026-12-09',
  },
  travelType: 1,
  bookType: 0,
}
const order = {
  tempOrderNo: 'T1',
  journeys: [{ searchId: 's', flightKey: 'f', fareKey: 'f', ticketPrice: 1 }],
  travellers: [{ employeeId: '1-employee', credentialId: '1-employee-1', costCentreId: 'cc-sales', insurances: [] }],
  contact: { name: '林晓雯', mobile: '', email: '' },
  settleType: 4,
  expectedTotal: 1,
}

test.each([
  ['a missing field', json(createFlightOrder.path, { ...order, contact: undefined }), 'contact'],
  ['a missing field within', json(createFlightOrder.path, { ...order, contact: { mobile: '', email: '' } }), 'contact.name'],
  ['an object for a text', json(createFlightOrder.path, { ...order, tempOrderNo: { $ne: '' } }), 'tempOrderNo'],
  ['a text for an object', json(createFlightOrder.path, { ...order, contact: 'me' }), 'contact'],
  ['a word for a number', json(createFlightOrder.path, { ...order, expectedTotal: 'all' }), 'expectedTotal'],
  ['a fraction of a fen', json(createFlightOrder.path, { ...order, expectedTotal: 1.5 }), 'expectedTotal'],
  ['less than nothing', json(createFlightOrder.path, { ...order, expectedTotal: -1 }), 'expectedTotal'],
  ['an unknown code', json(createFlightOrder.path, { ...order, settleType: 3 }), 'settleType'],
  ['a long remark', json(createFlightOrder.path, { ...order, remark: 'x'.repeat(201) }), 'remark'],
  [
    'an unknown insurance',
    json(createFlightOrder.path, { ...order, travellers: [{ ...order.travellers[0], insurances: ['x'] }] }),
    'travellers.0.insurances.0',
  ],
  ['a long name', json(saveFlightOrderTemp.path, { ...search, travelOrderNo: 'x'.repeat(41) }), 'travelOrderNo'],
  ['an unknown travel type', json(saveFlightOrderTemp.path, { ...search, travelType: 9 }), 'travelType'],
  ['a date of another form', json(searchFlights.path, { tempOrderNo: 'T1', departDate: '9 Dec' }), 'departDate'],
])('%s is refused by its name', (_title, sent, field) => expectRefused(sent, field))

const total = (written: string): Sent => ({
  url: createFlightOrder.path,
  body: JSON.stringify({ ...order, expectedTotal: 0 }).replace('"expectedTotal":0', `"expectedTotal":${written}`),
})
test.each([
  ['digits in quotes', '"100"'],
  ['an endless one in quotes', '"1e999"'],
  ['an endless one', '1e999'],
  ['400 digits', '9'.repeat(400)],
  ['400 digits in quotes', `"${'9'.repeat(400)}"`],
  ['more than any order', '100000000001'],
  ['a yes', 'true'],
  ['nothing', 'null'],
  ['a list of one', '[100]'],
])('a number that is none is refused: %s', (_title, written) => expectRefused(total(written), 'expectedTotal'))

test.each([
  ['a number for a text', { ...order, tempOrderNo: 1 }, 'tempOrderNo'],
  ['a text for a list', { ...order, travellers: 'all' }, 'travellers'],
  ['one for a list', { ...order, travellers: order.travellers[0] }, 'travellers'],
])('nothing in a body is turned into what was expected: %s', (_title, body, field) =>
  expectRefused(json(createFlightOrder.path, body), field),
)

test.each(['2026-02-30', '2027-02-29', '0000-01-01'])(
  'a day that no calendar has is none wherever it stands: %s',
  async (day) => {
    const content = applicationContent()
    const lines = [{ ...content.lines[0]!, startDate: day }]
    await expectRefusals(server, [
      refusal('of a search', searchFlights, { tempOrderNo: 'T1', departDate: day }, 'dateInvalid', 'departDate'),
      refusal(
        'of an application',
        saveTravelApplyDraft,
        { version: 0, content: { ...content, lines } },
        'dateInvalid',
        'content.lines.0.startDate',
      ),
    ])
  },
)

test.each(['1e999', 'Infinity', 'NaN', '0x1', '1.0', '1e0', ' 1', '', '99999999999', '9'.repeat(400)])(
  'a number of an address is written as one: %s',
  async (written) => {
    const url = `${getBookDateSection.path}?ProductType=1&cityId=${encodeURIComponent(written)}`
    await expectRefused({ method: 'GET', url }, 'cityId')
  },
)

test('an address names each thing once', () =>
  expectRefused({ method: 'GET', url: `${getFlightOrderDetail.path}?orderId=a&orderId=b` }, 'orderId'))

test.each([
  ['half an object', { url: createFlightOrder.path, body: '{"tempOrderNo":' }],
  ['nothing', { url: createFlightOrder.path }],
  ['an empty body', { url: createFlightOrder.path, body: '' }],
  ['a list', { url: createFlightOrder.path, body: '[]' }],
  ['null', { url: createFlightOrder.path, body: 'null' }],
  ['another format', { url: createFlightOrder.path, body: '<order/>', type: 'text/xml' }],
  ['a form', { url: createFlightOrder.path, body: 'tempOrderNo=T1', type: 'application/x-www-form-urlencoded' }],
  ['a prototype', { url: createFlightOrder.path, body: '{"__proto__":{"admin":true},"tempOrderNo":"T1"}' }],
  ['a constructor', { url: createFlightOrder.path, body: '{"constructor":{"prototype":{"admin":true}}}' }],
])('%s instead of a request is refused', (_title, sent) => expectRefused(sent))

test('a huge body is refused as too large', () =>
  expectRefused(json(createFlightOrder.path, { ...order, remark: 'x'.repeat(300_000) }), undefined, 'requestTooLarge'))

test.each([
  ['a NUL in a text', json(searchFlights.path, { tempOrderNo: 'T\u0000' }), 'tempOrderNo'],
  [
    'a NUL in what is kept',
    json(saveFlightOrderTemp.path, { ...search, searchParams: { ...search.searchParams, departCityName: '北\u0000京' } }),
    'searchParams.departCityName',
  ],
  [
    'half a character in what is kept',
    json(saveFlightOrderTemp.path, { ...search, searchParams: { ...search.searchParams, departCityName: '\ud83d' } }),
    'searchParams.departCityName',
  ],
  [
    'a NUL in a name of what is kept',
    json(saveFlightOrderTemp.path, { ...search, searchParams: { ...search.searchParams, 'a\u0000': 1 } }),
    'searchParams',
  ],
  ['a NUL in an address', { method: 'GET' as const, url: `${getFlightOrderDetail.path}?orderId=%00` }, 'orderId'],
])('text that no database keeps is refused: %s', (_title, sent, field) => expectRefused(sent, field))

test('a request deeper than any is refused', async () => {
  const deep = `{"searchParams":${JSON.stringify({ ...search.searchParams, deep: 0 }).replace('"deep":0', `"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}`)},"travelType":1,"bookType":0}`
  const answer = await server.app.inject({
    method: 'POST',
    url: `/${saveFlightOrderTemp.path}`,
    headers: { token, 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
    payload: deep,
  })
  expect(answer.json()).toMatchObject({ success: false, code: problems.badRequest.code })
})

test.each([
  'nonsense',
  '2026~x',
  'Fri, 20 Nov 2026~x',
  '0000-01-01T00:00:00.000Z~x',
  '+275760-09-13T00:00:00.000Z~x',
  '~',
  `${'9'.repeat(150)}~x`,
])('a cursor that no page gave begins anew: %s', async (cursor) => {
  expect(await server.call('employee', getTripOrderList, { cursor })).toMatchObject({ status: 200, success: true })
  expect(await server.call('manager', getMyApprovalList, { cursor })).toMatchObject({ status: 200, success: true })
})

test.each(['0000-01-01', '2026-02-30', '2026-1-1', 'today'])('a day that no calendar has restricts nothing: %s', async (day) => {
  expect(await server.call('employee', getTripOrderList, { from: day, to: day })).toMatchObject({ status: 200, success: true })
})

test('signs of a pattern are letters in a search', async () => {
  for (const keyword of ['%', '_', '\\', "'", '";--', '((('])
    expect(await server.call('employee', getTripOrderList, { keyword })).toMatchObject({ status: 200, result: { list: [] } })
})

test('[S7.01] an unknown address answers with an envelope too', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/api/Flight/Nothing', headers: { langtype: 'en' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: problems.notFound.code, message: problemsText.en.notFound })
})

test('a notice of payment that is not one', async () => {
  const notice = { paymentNo: 'PAY1-x', providerTradeNo: 'x', outcome: 'paid', amount: 1, signature: 'x' }
  await expectRefused(json(paymentCallback.path, { ...notice, outcome: 'perhaps' }), 'outcome')
  const answer = await server.app.inject({ method: 'POST', url: `/${paymentCallback.path}`, payload: notice })
  expect(answer.json()).toMatchObject({ code: problems.callbackSignatureWrong.code, field: 'signature' })
})

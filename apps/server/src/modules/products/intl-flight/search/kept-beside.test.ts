import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { getGoldenOffers } from '@sojourn/contract/products/policy-lab.calls'
import { decodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { readSearch } from '@sojourn/domain/products/intl-flight/kept-search'
import { expectResult } from '../../../../testing/flights'
import { bookIntl, givePassport } from '../../../../testing/intl-flight/orders'
import { policyDraft, publishAlone } from '../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(() => server.close())

test('fares that a standard only compared with are in no list of what was seen', async () => {
  const intlFlight = { medianPrice: { percent: 0 }, handling: { medianPrice: 'reason' as const } }
  await publishAlone(server, { policy: policyDraft({ type: 'person', ids: ['1-employee'] }, { intlFlight }) })
  const { orderNo } = expectResult((await bookIntl(server, 'employee', { arrive: 'SIN', date: '2026-12-15' })).answer)
  const { rows } = await server.database.pool.query<{ body: string }>(
    'SELECT body FROM choice_set WHERE search_id = (SELECT search_ids[1] FROM orders WHERE order_no = $1)',
    [orderNo],
  )
  const { body } = rows[0]!
  const { places } = readSearch(body)
  expect(places.length).toBeLessThan(decodeChoices(body).set.offers.length)

  const { searches, moments } = expectResult(await server.call('finance', getOrderAsOf, { orderNo }))
  expect(searches.map(({ count }) => count)).toEqual([places.length])
  expect(moments.find(({ kind }) => kind === 'search')!.sentence).toContain(String(places.length))
  const golden = expectResult(await server.call('admin', getGoldenOffers, { orderNo })).searches
  const positions = golden.flatMap(({ offers }) => offers.map(({ position }) => position))
  expect(positions).toEqual([-1, ...places].slice(0, 400))
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problems } from '@sojourn/contract/kit/tables/problems'
import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import { decide, expectResult } from '../../../../testing/flights'
import { listIntl } from '../../../../testing/intl-flight/flights'
import { bookIntl, draftTrip, givePassport, intlDetail, type IntlWanted } from '../../../../testing/intl-flight/orders'
import { policyDraft, publishAlone } from '../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(() => server.close())

type Section = NonNullable<PolicyDraft['intlFlight']>
/** The employee's own standard from now on. */
const rule = (intlFlight: Section) =>
  publishAlone(server, { policy: policyDraft({ type: 'person', ids: ['1-employee'] }, { intlFlight }) })
const offersOn = async (date: string) => {
  const tempOrderNo = await draftTrip(server, 'employee', { arrive: 'SIN', date })
  const { itineraries, segments } = await listIntl(server, 'employee', tempOrderNo)
  return itineraries.flatMap((itinerary) =>
    itinerary.fares.map((fare) => ({
      fare,
      carriers: itinerary.segments.flatMap((place) => {
        const { carrier, operating } = segments[place]!
        return [carrier, operating?.carrier ?? carrier]
      }),
      broken: fare.violations.map((violation) => violation.rule),
    })),
  )
}

describe('fares of flights abroad that a standard lets be bought', () => {
  test('are judged in the list, when they are booked, and in what the order keeps', async () => {
    await rule({
      refundable: { feeAtMost: 1000_00 },
      excludedBrands: ['light'],
      excludedCarriers: ['SQ'],
      handling: { refundable: 'approval', fareType: 'forbid', carrier: 'remind' },
    })
    const offers = await offersOn('2026-12-15')
    const ofRule = (name: string) => offers.filter(({ broken }) => broken.includes(name as never))
    expect(ofRule('fareType')).toAllSatisfy(({ fare }) => fare.brand === 'light' && fare.verdict === 'forbidden')
    expect(ofRule('fareType')).toHaveLength(offers.filter(({ fare }) => fare.brand === 'light').length)
    expect(ofRule('carrier')).toHaveLength(offers.filter(({ carriers }) => carriers.includes('SQ')).length)
    const dear = offers.filter(({ fare: { digest } }) => digest.refund !== 'free' && (digest.refundFee ?? Infinity) > 1000_00)
    expect(ofRule('refundable')).toHaveLength(dear.length)
    for (const found of [ofRule('fareType'), ofRule('carrier'), ofRule('refundable')]) expect(found).not.toEqual([])

    const light: IntlWanted = (fare) => fare.brand === 'light'
    await expect(bookIntl(server, 'employee', { date: '2026-12-15', wanted: light })).rejects.toThrow(
      String(problems.policyForbids.code),
    )
    const standard: IntlWanted = (fare) =>
      !fare.instantPayment && fare.verdict === 'approval' && fare.violations.some((violation) => violation.rule === 'refundable')
    const { orderNo } = expectResult((await bookIntl(server, 'employee', { date: '2026-12-15', wanted: standard })).answer)
    const { travellerList } = await intlDetail(server, 'employee', orderNo)
    expect(JSON.stringify(travellerList)).toMatch(/退票费 ¥[\d,]+，标准为不超过 ¥1,000|退票规则未知/)
    expectResult(await decide(server, 'manager', orderNo))
  })
})

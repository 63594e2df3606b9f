import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import { expectResult, saveDraft } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { saveTrainDraft } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('trains beside flights of the same day', () => {
  test('both by their best offers, within the standards, with time from door to door and CO₂', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee')
    const compared = expectResult(await server.call('employee', compareJourney, { tempOrderNo }))
    expect(compared.date).toBe('2026-12-01')
    expect(compared.products.map(({ productType }) => productType)).toEqual([5, 1])
    for (const { offers } of filled(compared.products)) {
      expect(offers.flatMap(({ best }) => best).toSorted()).toEqual(['cheapest', 'fastest'])
      for (const offer of filled(offers)) {
        expect(offer.verdict).toBe('within')
        expect(offer.doorToDoorMinutes).toBeGreaterThan(offer.rideMinutes)
      }
    }
    const [train, flight] = compared.products.map(({ offers }) => offers[0]!)
    expect(train!.carbonGrams).toBeLessThan(flight!.carbonGrams)
    expect(compared.assumptions).toHaveLength(3)
  })

  test('a search for flights is compared as well, in the reader’s language', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-01' })
    const answer = await server.call('employee', compareJourney, { tempOrderNo }, { language: 'en' })
    const { products, assumptions } = expectResult(answer)
    expect(products).toHaveLength(2)
    expect(assumptions.join(' ')).toMatch(/door to door/)
  })
})

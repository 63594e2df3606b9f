import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { applicationContent, plannedLine } from '../../../testing/applications'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('what it may cost', () => {
  test('[S3.14] estimates from the real supply, the standard where there is none yet, and who would decide', async () => {
    const lines = [
      plannedLine(),
      plannedLine({ productType: 3, isReturn: false }),
      plannedLine({ productType: 5, isReturn: false }),
    ]
    const content = applicationContent({ productTypes: [1, 3, 5], lines })
    const preview = expectResult(await server.call('employee', previewTravelApply, { content }))
    const [flight, hotel, train] = preview.estimates
    expect(flight).toMatchObject({ basis: 'supply', productType: 1 })
    expect(flight!.cheapest).toBeGreaterThan(0)
    expect(flight!.typical).toBeGreaterThanOrEqual(flight!.cheapest)
    expect(flight!.cap).toBeGreaterThanOrEqual(flight!.cheapest)
    expect(hotel).toMatchObject({ basis: 'supply', productType: 3 })
    expect(hotel!.cap).toBeGreaterThanOrEqual(hotel!.cheapest)
    expect(['supply', 'none']).toContain(train!.basis)
    expect(preview.account).toMatchObject({ control: 'strong', level: 0 })
    expect(preview.approval).toMatchObject({
      personGroupList: [{ type: 1, personList: [{ name: '陈志远', isSelect: true }] }],
    })
  })
  test('an unfinished form is estimated as far as it goes', async () => {
    const unfinished = applicationContent({
      lines: [plannedLine({ arrive: { code: '', name: '' } })],
      budgets: [],
      costCentreId: '',
    })
    const preview = expectResult(await server.call('employee', previewTravelApply, { content: unfinished }))
    expect(preview.estimates).toEqual([{ line: 0, productType: 1, basis: 'none', cheapest: 0, typical: 0 }])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../invariants'
import { expectBooksToBalance } from '../ledger'
import type { TestServer } from '../server'
import { differences, told } from './differences'
import { openSample } from './open'
import { answersOf } from './question'
import { topicsOf } from './questions'
import { keptAnswers, readSample, sampleNames } from './sample'

describe.each(sampleNames())('rows as they were after migration %s', (name) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openSample(name)
  })
  afterAll(() => server.close())

  test('are read by the product of today as by the one that wrote them', async () => {
    const answers = await answersOf(server, topicsOf(readSample(name)))
    const found = told(differences(keptAnswers(name), answers))
    expect(found, 'if every line is meant: npx tsx apps/server/src/testing/samples/accept.mts').toBe('')
  }, 120_000)

  test('keep what holds of product, supplier and ledger together', async () => {
    expect(await brokenInvariants(server.database.pool, server.context.clock.now())).toEqual([])
    await expectBooksToBalance(server)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getFaultRates, saveFaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import { refusedAs } from '../../../testing/approvals'
import { book, detail, expectResult } from '../../../testing/flights'
import { supplyPlaces } from '../../../testing/over-http'
import { openTestServer, type TestServer } from '../../../testing/server'
import { rememberFaultRates } from './memory'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const agent = 'agent@agency.example'
const off = presetRates('off')
const read = async () => expectResult(await server.call(agent, getFaultRates, {}))
const save = (rates: typeof off, version: number) => server.call(agent, saveFaultRates, { version, rates })

describe('[S1.05] how often the built-in supply fails', () => {
  test('begins as the installation was set up', async () => {
    expect(await read()).toEqual({ builtIn: true, version: 0, rates: off, changes: [] })
  })

  test('is set on the version that was read, with who did it and what was before', async () => {
    const low = presetRates('low')
    expect(expectResult(await save(low, 0))).toEqual({ version: 1 })
    expect(await save(presetRates('usual'), 0)).toMatchObject(refusedAs('recordChanged'))
    expectResult(await save({ ...low, hotelRefused: 0 }, 1))
    const { version, rates, changes } = await read()
    expect([version, rates]).toEqual([2, { ...low, hotelRefused: 0 }])
    expect(changes).toEqual([
      { version: 2, at: expect.any(String), byName: '客服小远', before: low, after: { ...low, hotelRefused: 0 } },
      { version: 1, at: expect.any(String), byName: '客服小远', before: off, after: low },
    ])
  })

  test('holds for the next order at once: every ticket fails, and none does', async () => {
    const { version } = await read()
    expectResult(await save({ ...off, flightSoldOut: 10_000 }, version))
    await expect(book(server, 'employee', { date: '2026-12-15' })).rejects.toThrow()
    expectResult(await save(off, version + 1))
    const { created } = await book(server, 'employee', { date: '2026-12-15' })
    expect((await detail(server, 'employee', created.orderNo)).orderNo).toBe(created.orderNo)
  })

  test('another process of the server knows it too', async () => {
    const told: unknown[] = []
    const other = await rememberFaultRates(server.context.database, presetRates('usual'))
    other.follow((rates) => told.push(rates))
    expect(told).toEqual([(await read()).rates])
  })

  test('is for the agency’s staff alone, and no more than all of them', async () => {
    expect(await server.call('admin', getFaultRates, {})).toMatchObject(refusedAs('forbidden'))
    expect(await server.call('admin', saveFaultRates, { version: 0, rates: off })).toMatchObject(refusedAs('forbidden'))
    expect((await save({ ...off, hotelRefused: 10_001 }, 4)).status).toBe(400)
  })

  test('is not set here where suppliers are elsewhere', async () => {
    const elsewhere = await supplyPlaces.at(-1)!.open()
    try {
      expect(expectResult(await elsewhere.call(agent, getFaultRates, {})).builtIn).toBe(false)
      expect(await elsewhere.call(agent, saveFaultRates, { version: 0, rates: off })).toMatchObject(refusedAs('supplyElsewhere'))
    } finally {
      await elsewhere.close()
    }
  })
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { inPieces, type LiveEvent } from './events'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const people = (count: number, from = 0): string[] => Array.from({ length: count }, (_, index) => `1-employee-${from + index}`)

test('[architecture] what one transaction announces to more people than a notification holds reaches all of them', async () => {
  const heard: LiveEvent[] = []
  const listening = await server.context.database.listen('live', {
    onMessage: (payload) => void heard.push(...(JSON.parse(payload) as { batch: LiveEvent[] }).batch),
    onGap: () => undefined,
  })
  const announced: LiveEvent[] = [
    { enterpriseId: 1, employeeIds: people(2_000), orderNo: 'F1' },
    ...people(300, 5_000).map((employeeId): LiveEvent => ({ enterpriseId: 1, employeeIds: [employeeId], orderNo: 'F2' })),
  ]
  expect(Buffer.byteLength(JSON.stringify(announced))).toBeGreaterThan(8_000)
  for (const event of announced) server.context.events.publish(event)
  const concerned = (events: readonly LiveEvent[]) =>
    events.flatMap(({ orderNo, employeeIds }) => employeeIds.map((id) => `${orderNo} ${id}`)).toSorted()
  await vi.waitFor(() => expect(concerned(heard)).toEqual(concerned(announced)), 5_000)
  await listening.close()
})

test('pieces hold every event in order, and none is longer than it may be', () => {
  const events = people(50).map((employeeId): LiveEvent => ({ enterpriseId: 1, employeeIds: [employeeId, 'manager'] }))
  const pieces = inPieces(events, 400)
  expect(pieces.flat()).toEqual(events)
  expect(pieces.map((piece) => Buffer.byteLength(JSON.stringify(piece)))).toAllSatisfy((bytes) => bytes <= 400)
  expect(inPieces([], 400)).toEqual([[]])
})

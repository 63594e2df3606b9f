import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { book, choose, expectResult, orderRequest, saveDraft, within, type Choice } from '../../testing/flights'
import { countOf, soldSeats } from '../../testing/database/rows'
import { openTestServer, type TestServer } from '../../testing/server'
import { chooseTrain, saveTrainDraft, trainRequest } from '../../testing/trains'

let server: TestServer
let first: Choice
beforeAll(async () => {
  server = await openTestServer()
  first = (await book(server, 'employee', { date: '2026-11-26' })).choice
})
afterAll(() => server.close())

describe('[handbook 1.8] times that clash with another journey of the traveller', () => {
  test('a flight is booked only by somebody who was told of them; refused, it names them and holds nothing', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-11-26' })
    const other = await choose(
      server,
      'employee',
      tempOrderNo,
      (flight, fare) =>
        within(flight, fare) &&
        flight.flightNo !== first.flight.flightNo &&
        flight.departTime < first.flight.arriveTime &&
        flight.arriveTime > first.flight.departTime,
    )
    const { acceptConflicts: _, ...request } = await orderRequest(server, 'employee', tempOrderNo, [other])
    const before = [await countOf(server, 'orders'), await soldSeats(server)]
    for (const asked of [request, { ...request, acceptConflicts: false }]) {
      const answer = await server.call('employee', createFlightOrder, asked)
      expect(answer).toMatchObject({ code: problems.conflictsNotAccepted.code, field: 'acceptConflicts' })
      expect(answer.message).toContain('林晓雯')
      expect(answer.message).toContain(first.flight.flightNo)
    }
    expect([await countOf(server, 'orders'), await soldSeats(server)]).toEqual(before)
    expectResult(await server.call('employee', createFlightOrder, { ...request, acceptConflicts: true }))
  })

  test('so is a train beside a flight; without a clash nothing need be accepted', async () => {
    const asked = async (date: string) => {
      const tempOrderNo = await saveTrainDraft(server, 'employee', { date })
      const seat = await chooseTrain(server, 'employee', tempOrderNo, (train, { seats, verdict }) => {
        const [departs, arrives] = [train.departTime, first.flight.arriveTime]
        return seats >= 5 && verdict === 'within' && departs > first.flight.departTime && departs < arrives
      })
      return trainRequest(server, 'employee', tempOrderNo, seat)
    }
    const beside = await asked('2026-11-26')
    const { acceptConflicts: _, ...clashing } = beside
    expect(await server.call('employee', createTrainOrder, clashing)).toMatchObject({
      code: problems.conflictsNotAccepted.code,
      field: 'acceptConflicts',
    })
    expectResult(await server.call('employee', createTrainOrder, beside))
    const { acceptConflicts: __, ...free } = await asked('2026-11-25')
    expectResult(await server.call('employee', createTrainOrder, free))
  })
})

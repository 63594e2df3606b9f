import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { changeTrain, ticketedTrain, ticketsOf, trainDetail } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const turnTo = (instant: Date) => server.turn(minutesBetween(server.context.clock.now().toISOString(), instant.toISOString()))
const leaves = ({ rides: [ride] }: Awaited<ReturnType<typeof trainDetail>>): number =>
  new Date(`${ride!.departDate}T${ride!.departTime}:00+08:00`).getTime()
/** Which buttons are open, on the order's page and in the list alike; those that are closed say why. */
async function buttons(orderNo: string) {
  const { actions } = await trainDetail(server, 'employee', orderNo)
  const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
  expect(list.find((each) => each.orderNo === orderNo)?.actions).toEqual(actions)
  return Object.fromEntries(actions.map(({ action, enabled, reason }) => [action, enabled || reason]))
}

describe('[handbook 3.7] [handbook 3.8] the buttons of a train order follow its rules', () => {
  test('a ticket is changed once: the change order offers its refund only', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-02' } })
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
    const { order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-03')
    expect(await buttons(changed.orderNo)).toMatchObject({ change: expect.stringContaining('改签'), refund: true })
  })

  test('over the border it is given back until half an hour before; within the mainland until the train leaves', async () => {
    const search = { depart: 'IOQ', arrive: 'XJA', date: '2026-11-24' }
    const border = await ticketedTrain(server, { search, wanted: (_train, { seat, seats }) => seat === 'O' && seats > 0 })
    const mainland = await ticketedTrain(server, { search: { date: '2026-11-25' } })
    await turnTo(new Date(leaves(border) - 30 * 60_000))
    expect(await buttons(border.orderNo)).toMatchObject({ refund: true })
    await server.turn(1)
    expect(await buttons(border.orderNo)).toMatchObject({ change: true, refund: expect.any(String) })
    await turnTo(new Date(leaves(mainland) - 60_000))
    expect(await buttons(mainland.orderNo)).toMatchObject({ refund: true })
    await server.turn(1)
    expect(await buttons(mainland.orderNo)).toMatchObject({ change: true, refund: expect.stringContaining('开车') })
    await turnTo(new Date(`${mainland.rides[0]!.departDate}T23:59:00+08:00`))
    expect(await buttons(mainland.orderNo)).toMatchObject({ change: true })
  })
})

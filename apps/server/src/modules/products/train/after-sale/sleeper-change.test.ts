import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { changeTrain, refundTrain, ticketedTrain, ticketsOf, type SeatWanted } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const classOf =
  (wanted: string): SeatWanted =>
  (_train, { seat, seats }) =>
    seat === wanted && seats > 4
const on = (date: string, seat: string) => ({ search: { fastOnly: false, date }, wanted: classOf(seat) })

describe('changing into a sleeper (handbook 3.2, 3.8)', () => {
  test('a dearer class: the lower berth is paid as the most, and what the given berth costs less comes back', async () => {
    const order = await ticketedTrain(server, on('2026-11-28', '1'))
    const { quote, order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-02', on('', '3'))
    const { berths } = quote.seat
    const [place] = changed.places
    expect([place!.berth, place!.price]).toEqual(['upper', berths!.upper])
    const difference = berths!.lower - berths!.upper
    expect(quote.total).toBe(berths!.lower - order.places[0]!.price)
    expect([changed.state, changed.total, changed.differenceReturned]).toEqual([3703, quote.total, difference])
    expect(changed.alters[0]).toMatchObject({ newPrice: berths!.upper, amount: quote.total - difference })
    expect(await payersOf(server, changed.orderNo)).toEqual({ paid: { companyCredit: quote.total - difference }, held: {} })
    await expectBooksToBalance(server)

    const { quote: refund } = await refundTrain(server, changed.orderNo, ticketsOf(changed))
    expect(refund.lines[0]!.ticketPrice).toBe(berths!.upper)
    expect((await payersOf(server, changed.orderNo)).paid).toEqual({})
    await expectBooksToBalance(server)
  })

  test('a cheaper class: what the given berth costs less comes back with the rest', async () => {
    const order = await ticketedTrain(server, on('2026-11-30', '4'))
    const { quote, order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-02', on('', '3'))
    const { berths } = quote.seat
    expect(quote.back).toBe(order.places[0]!.price - berths!.lower)
    expect(changed.places[0]!.berth).toBe('upper')
    const back = order.places[0]!.price - berths!.upper
    expect(changed.alters[0]).toMatchObject({ newPrice: berths!.upper, amount: 0, back })
    const paid = order.total - order.differenceReturned - back
    expect((await payersOf(server, order.orderNo)).paid).toEqual({ companyCredit: paid })
    await expectBooksToBalance(server)
  })
})

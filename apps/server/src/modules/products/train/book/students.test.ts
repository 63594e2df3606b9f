import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCredential } from '@sojourn/contract/personal/credential.calls'
import { createTrainOrder, getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import { quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { noticeVersion } from '@sojourn/domain/personal/privacy'
import { studentFare } from '@sojourn/domain/products/train/passengers'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import {
  chooseTrain,
  quoteTrainChangeTo,
  refundTrain,
  saveTrainDraft,
  settleTrain,
  ticketsOf,
  trainRequest,
  type SeatWanted,
} from '../../../../testing/trains'
import { paying, soldOut, waitFor } from '../../../../testing/waitlists'

const card = {
  type: 12 as const,
  number: 'S20230017',
  nameOnCredential: '林晓雯',
  expiresOn: '2027-07-01',
  birthDate: '1990-03-07',
  gender: '' as const,
  nationality: '',
  agreedTo: noticeVersion,
}
const who = 'employee'
const inClass =
  (seat: string): SeatWanted =>
  (_train, offer) =>
    offer.seat === seat && offer.seats >= 5 && offer.verdict !== 'forbidden'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function asked(date: string, wanted: SeatWanted) {
  const tempOrderNo = await saveTrainDraft(server, who, { date })
  const chosen = await chooseTrain(server, who, tempOrderNo, wanted)
  const request = await trainRequest(server, who, tempOrderNo, chosen)
  const { travellers } = expectResult(await server.call(who, getTrainBookInfo, { tempOrderNo }))
  return { request, price: chosen.seat.price, serviceFee: travellers[0]!.serviceFee, traveller: travellers[0]! }
}

describe('[handbook 3.5] [S2.26] a student', () => {
  test('without a student card is an adult; a card without an end is not taken', async () => {
    expect((await asked('2026-12-01', inClass('O'))).traveller.category).toBe('adult')
    const endless = await server.call(who, saveCredential, { ...card, expiresOn: '' })
    expect(endless).toMatchObject({ success: false, field: 'expiresOn' })
    expectResult(await server.call(who, saveCredential, card))
  })

  test('pays three quarters in second class; the card is no document to travel with', async () => {
    const { request, price, serviceFee, traveller } = await asked('2026-12-01', inClass('O'))
    expect(traveller.category).toBe('student')
    expect(traveller.credentials.find(({ type }) => type === 12)).toMatchObject({ usable: false })
    const expectedTotal = studentFare(price, 'O') + serviceFee
    expect(expectedTotal).toBeLessThan(price)
    const refused = await server.call(who, createTrainOrder, { ...request, expectedTotal: expectedTotal - 1 })
    expect(refused).toMatchObject({ problem: 'priceChanged', detail: { price: expectedTotal } })
    const { orderNo } = expectResult(await server.call(who, createTrainOrder, { ...request, expectedTotal }))
    const order = await settleTrain(server, who, orderNo)
    expect(order).toMatchObject({ state: 3202, total: expectedTotal })
    expect(order.places.map((place) => [place.student, place.price])).toEqual([[true, studentFare(price, 'O')]])
    expect(order.prices.map(({ kind, unit }) => [kind, unit])).toContainEqual(['studentFare', studentFare(price, 'O')])

    const { quote, seat } = await quoteTrainChangeTo(server, orderNo, ticketsOf(order), '2026-12-02', { wanted: inClass('O') })
    expect(quote.lines[0]).toMatchObject({ newPrice: studentFare(seat.price, 'O') })
    const { quote: back } = await refundTrain(server, orderNo, ticketsOf(order))
    expect(back.lines[0]).toMatchObject({ ticketPrice: studentFare(price, 'O'), fee: 0 })
  })

  test('pays the full fare in other classes', async () => {
    const { request, price, serviceFee } = await asked('2026-12-03', inClass('M'))
    const made = await server.call(who, createTrainOrder, { ...request, expectedTotal: price + serviceFee })
    const order = await settleTrain(server, who, expectResult(made).orderNo)
    expect(order.prices.map(({ kind }) => kind)).not.toContain('studentFare')
    expect(order.places.map((place) => [place.student, place.price])).toEqual([[true, price]])
  })

  test('[handbook 3.6] waits at the full price, of which the ticket gives back what is too much', async () => {
    const { tempOrderNo, ride, frame } = await waitFor(server, who, {
      wanted: (train, seat) => seat.seat === 'O' && soldOut(train, seat),
    })
    const quote = expectResult(
      await server.call(who, quoteTrainWaitlist, { tempOrderNo, choices: [ride], travellers: paying(frame) }),
    )
    expect(quote.categories.map(({ category }) => category)).toEqual(['student'])
    expect(quote.prices[0]).toMatchObject({ kind: 'fare', unit: ride.price, count: 1 })
  })

  test('is an adult again once the card has ended', async () => {
    await server.database.pool.query("UPDATE credential SET expires_on = '2026-12-01' WHERE type = 12")
    expect((await asked('2026-12-01', inClass('O'))).traveller.category).toBe('student')
    expect((await asked('2026-12-02', inClass('O'))).traveller.category).toBe('adult')
  })
})

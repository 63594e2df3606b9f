import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { createTrainOrder, getTrainBookInfo, searchTrains } from '@sojourn/contract/products/train/train.calls'
import { addMinutes, chinaOffsetMinutes, localInstant, minutesBetween } from '@sojourn/domain/kit/local-date'
import { languages } from '@sojourn/contract/kit/language'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import {
  changeTrain,
  chooseTrain,
  refundTrain,
  saveTrainDraft,
  ticketedTrain,
  ticketsOf,
  trainDetail,
  trainRequest,
  type SeatWanted,
} from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Shenzhen North and Hong Kong West Kowloon. */
const [shenzhen, hongKong] = ['IOQ', 'XJA']
const date = '2026-12-01'
const between = (from: string, to: string): SeatWanted => {
  return ({ departTime }, { seat, seats, verdict }) =>
    seat === 'O' && seats > 5 && verdict === 'within' && departTime >= from && departTime < to
}
const turnTo = (instant: string) => server.turn(minutesBetween(server.context.clock.now().toISOString(), instant))
const departureOf = ({ rides: [ride] }: TrainOrderDetail): string =>
  localInstant(ride!.departDate, ride!.departTime, chinaOffsetMinutes)
const quote = (order: TrainOrderDetail) =>
  server.call('employee', quoteTrainRefund, { orderNo: order.orderNo, coupons: ticketsOf(order) })

describe('[handbook 3.5] [handbook 3.7] trains over the border at Hong Kong West Kowloon', () => {
  test('[handbook 11.4] a permit for Hong Kong buys no rail ticket; a passport does', async () => {
    const guest = async (type: 2 | 5, number: string) => {
      const credential = { type, number, expiresOn: '2030-01-01', birthDate: '1988-04-09' }
      const saved = await server.call('manager', saveGuest, { name: '周明', mobile: '13900001111', credential })
      return expectResult(saved).employeeId
    }
    for (const [employeeId, usable] of [
      [await guest(5, 'C12345678'), false],
      [await guest(2, 'E12345678'), true],
    ] as const) {
      const search = { depart: shenzhen, arrive: hongKong, date, travellers: [employeeId] }
      const tempOrderNo = await saveTrainDraft(server, 'manager', search)
      const [traveller] = expectResult(await server.call('manager', getTrainBookInfo, { tempOrderNo })).travellers
      expect(traveller!.credentials.map((credential) => credential.usable)).toEqual([usable])
      const chosen = await chooseTrain(server, 'manager', tempOrderNo, between('12:00', '15:00'))
      const request = await trainRequest(server, 'manager', tempOrderNo, chosen)
      const { credentialId } = traveller!.credentials[0]!
      const travellers = request.travellers.map((each) => ({ ...each, credentialId }))
      const answer = await server.call('manager', createTrainOrder, { ...request, travellers })
      if (usable) expectResult(answer)
      else expect(answer).toMatchObject({ problem: 'credentialUnknown', field: 'travellers.0.credentialId' })
    }
  })

  test('[handbook 11.4] who has an identity card and a passport chooses with which of them the ticket is bought', async () => {
    const [identityCard, passport] = [1, 2]
    const tempOrderNo = await saveTrainDraft(server, 'employee', { depart: shenzhen, arrive: hongKong, date: '2026-11-28' })
    const [traveller] = expectResult(await server.call('employee', getTrainBookInfo, { tempOrderNo })).travellers
    const usable = traveller!.credentials.filter((credential) => credential.usable).map(({ type }) => type)
    expect(usable).toEqual(expect.arrayContaining([identityCard, passport]))
    const request = await trainRequest(
      server,
      'employee',
      tempOrderNo,
      await chooseTrain(server, 'employee', tempOrderNo, between('12:00', '15:00')),
    )
    const { credentialId } = traveller!.credentials.find(({ type }) => type === passport)!
    const travellers = request.travellers.map((each) => ({ ...each, credentialId }))
    const { orderNo } = expectResult(await server.call('employee', createTrainOrder, { ...request, travellers }))
    const order = await trainDetail(server, 'employee', orderNo)
    expect(order.travellerList).toMatchObject([{ credentialType: passport, credentialNumber: expect.stringMatching(/^E/) }])
  })

  test('a ticket that was changed is not refunded; one that was not is', async () => {
    const wanted = between('10:00', '14:00')
    const search = { depart: shenzhen, arrive: hongKong, date: '2026-12-02' }
    const former = await ticketedTrain(server, { search, wanted })
    const options = { wanted }
    const { quote: asked, order } = await changeTrain(server, former.orderNo, ticketsOf(former), '2026-12-03', options)
    expect(asked.refundAfter).toBe('跨境车票改签后不可退票')
    const refused = await quote(order)
    expect(refused).toMatchObject({ problem: 'changedCrossBorder' })
    expect(refused.message).toContain('跨境')
    const other = await ticketedTrain(server, { search: { ...search, date: '2026-11-30' }, wanted })
    expect((await refundTrain(server, other.orderNo, ticketsOf(other))).order.state).toBe(3801)
  })

  test('refunds: five percent from eight days on, thirty, fifty from 48 hours; whole yuan; closed 30 and 45 minutes before', async () => {
    const out = await ticketedTrain(server, {
      search: { depart: shenzhen, arrive: hongKong, date },
      wanted: between('10:00', '12:00'),
    })
    const back = await ticketedTrain(server, {
      search: { depart: hongKong, arrive: shenzhen, date },
      wanted: between('17:00', '20:00'),
    })
    const { ticketPrice } = expectResult(await quote(out)).lines[0]!
    const day = 24 * 60
    for (const [minutes, percent, holds] of [
      [8 * day, 5, 8 * day],
      [8 * day - 1, 30, 2 * day],
      [2 * day, 30, 2 * day],
      [2 * day - 1, 50, 30],
      [30, 50, 30],
    ] as const) {
      await turnTo(addMinutes(departureOf(out), -minutes))
      const { lines, holdsUntil } = expectResult(await quote(out))
      expect(holdsUntil).toBe(addMinutes(departureOf(out), -holds))
      const [line] = lines
      expect(line).toMatchObject({ percent, fee: Math.floor((ticketPrice * percent) / 10_000) * 100 })
      expect(line!.rule).toContain(`${percent}%`)
    }
    await turnTo(addMinutes(departureOf(out), -29))
    for (const language of languages) {
      const request = { orderNo: out.orderNo, coupons: ticketsOf(out) }
      const refused = await server.call('employee', quoteTrainRefund, request, { language })
      expect(refused).toMatchObject({ problem: 'refundClosed' })
    }
    await turnTo(addMinutes(departureOf(back), -45))
    expect(expectResult(await quote(back)).lines[0]).toMatchObject({ percent: 50 })
    await turnTo(addMinutes(departureOf(back), -44))
    expect(await quote(back)).toMatchObject({ problem: 'refundClosed' })
  })

  test.each([
    [shenzhen, hongKong, 45],
    [hongKong, shenzhen, 60],
    [shenzhen, 'IZQ', 25],
  ])('[handbook 3.5] from %s to %s the online sale ends %i minutes before departure', async (depart, arrive, minutes) => {
    const today = '2026-12-02'
    const found = async () => {
      const tempOrderNo = await saveTrainDraft(server, 'employee', { depart, arrive, date: today })
      return expectResult(await server.call('employee', searchTrains, { tempOrderNo })).trains
    }
    const now = server.context.clock.now().toISOString()
    const leaves = (train: { departDate: string; departTime: string }) =>
      localInstant(train.departDate, train.departTime, chinaOffsetMinutes)
    const next = (await found()).find((train) => minutesBetween(now, leaves(train)) > 120)!
    const saleOf = async () => (await found()).find(({ trainKey }) => trainKey === next.trainKey)?.sale
    await turnTo(addMinutes(leaves(next), -minutes))
    expect(await saleOf()).toBe('onSale')
    await turnTo(addMinutes(leaves(next), 1 - minutes))
    expect(await saleOf()).toBe('closed')
  })
})

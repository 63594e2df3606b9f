import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { decide, expectResult, payByCredit } from '../../flights'
import type { TestServer } from '../../server'
import { refundTrain, ticketsOf, trainDetail } from '../../trains'
import { payAndSettle, soldOut, waitFor, type Wanted } from '../../waitlists'
import { story, type Story } from './story'

const days = Array.from({ length: 12 }, (_, day) => addDays('2026-11-24', day))

async function joined(server: TestServer, who: string, wanted: Wanted = soldOut, onDates = days): Promise<string> {
  const { frame, ride, quote } = await waitFor(server, who, { wanted, onDates })
  const { deadlines } = expectResult(quote)
  const deadline = deadlines.find(({ usual }) => usual)!.at
  return expectResult(await server.call(who, joinTrainWaitlist, { ...frame, choices: [ride], deadline })).orderNo
}

const lastSeat: Wanted = (_train, { seat, seats }) => seats === 1 && seat !== 'WZ'
/** Somebody buys the last seat, somebody else waits for it, and the first gives it back. */
async function fulfilled(server: TestServer): Promise<void> {
  const last = await waitFor(server, 'finance', { wanted: lastSeat, onDates: days })
  const request = { ...last.frame, rides: [last.ride] }
  const { orderNo } = expectResult(await server.call('finance', createTrainOrder, request))
  const bought = await payAndSettle(server, 'finance', orderNo)
  const same: Wanted = (train, { seat }) =>
    train.trainKey === last.train.trainKey &&
    train.departStation === last.train.departStation &&
    train.arriveStation === last.train.arriveStation &&
    seat === last.seat.seat
  await payAndSettle(server, 'director', await joined(server, 'director', same, [last.date]))
  await server.turn(3)
  await refundTrain(server, bought.orderNo, ticketsOf(bought), 'finance')
  await server.turn(2)
}

/** The party that waits, of which one leaves. */
async function party(server: TestServer): Promise<void> {
  const travellers = ['1-manager', '1-guest-booker']
  const { frame, ride, quote } = await waitFor(server, 'manager', { wanted: soldOut, onDates: days, travellers })
  const { total, deadlines } = expectResult(quote)
  const deadline = deadlines.find(({ usual }) => usual)!.at
  const asked = { ...frame, choices: [ride], deadline, expectedTotal: total, settleType: 4 as const }
  const { orderNo } = expectResult(await server.call('manager', joinTrainWaitlist, asked))
  if ((await trainDetail(server, 'manager', orderNo)).state === 20) expectResult(await decide(server, 'director', orderNo))
  expectResult(await payByCredit(server, 'manager', orderNo, total))
  await server.context.drainJobs()
  expectResult(await server.call('manager', leaveTrainWaitlist, { orderNo, employeeId: travellers[1]! }))
}

export const formerWaitlists: Story[] = [
  story('A waitlist that came to its end', async (server) => {
    const { frame, ride, quote } = await waitFor(server, 'finance', { wanted: soldOut, onDates: ['2026-11-22', '2026-11-23'] })
    const deadline = expectResult(quote).deadlines.at(-1)!.at
    const { orderNo } = expectResult(await server.call('finance', joinTrainWaitlist, { ...frame, choices: [ride], deadline }))
    await payAndSettle(server, 'finance', orderNo)
  }),
]
export const waitlists: Story[] = [
  story('A waitlist that was fulfilled', fulfilled),
  story('A waitlist that one of a party left', party),
  story('A waitlist that was left', async (server) => {
    const orderNo = await joined(server, 'guest-booker')
    await payAndSettle(server, 'guest-booker', orderNo)
    expectResult(await server.call('guest-booker', leaveTrainWaitlist, { orderNo }))
  }),
]

export const openWaitlists: Story[] = [
  story('A waitlist that waits', async (server) => payAndSettle(server, 'finance', await joined(server, 'finance'))),
  story('A waitlist that waits for its money', (server) => joined(server, 'admin')),
]

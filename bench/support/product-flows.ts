import { setTimeout as wait } from 'node:timers/promises'
import { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { orderStates } from '@sojourn/contract/booking/codes'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { detail, expectResult, payByCredit } from '@sojourn/server/testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest } from '@sojourn/server/testing/hotels'
import type { Caller } from '@sojourn/server/testing/server'
import { chooseTrain, saveTrainDraft, trainDetail, trainRequest } from '@sojourn/server/testing/trains'
import { chooseWithin, createOrder, orderRequest, saveDraft, search } from './booking'
import { resultOf, type Client } from './client'
import { findCase } from './flow'
import type { Pair } from './people'
import { busiestPairs, dayOfTurn, tripOfTurn } from './trips'

const newOrderVersion = 1
const pollMs = 300
const places = busiestPairs(20)

/** Within the days of sale of the railway. */
const daysAhead = 5

/** A business trip of each product, from the search until the order is issued and read. */
export function productFlows(client: Client, caller: Caller, { employee, manager }: Pair) {
  const who = employee.employeeId
  const today = addDays(dayOfTurn(0), -14)

  async function settle(orderNo: string, read: typeof detail | typeof trainDetail | typeof stayOrder): Promise<void> {
    const { total } = await read(caller, who, orderNo)
    const approvalId = await findCase(client, manager, orderNo)
    const decision = { approvalId, decision: 'agree' as const, version: newOrderVersion }
    resultOf(await client.call(decideApproval, decision, { token: manager.token }))
    expectResult(await payByCredit(caller, who, orderNo, total))
    for (;;) {
      await wait(pollMs)
      if ((await read(caller, who, orderNo)).state === orderStates.code('issued')) return
    }
  }

  return {
    async flight(turn: number): Promise<void> {
      const tempOrderNo = await saveDraft(client, employee, tripOfTurn(places, turn))
      const choice = chooseWithin(await search(client, employee, tempOrderNo), turn)
      if (!choice) throw new Error('no fare in policy')
      const created = await createOrder(client, employee, orderRequest(employee, tempOrderNo, choice))
      await settle(resultOf(created).orderNo, detail)
    },
    async train(turn: number): Promise<void> {
      const tempOrderNo = await saveTrainDraft(caller, who, { date: addDays(today, daysAhead + turn) })
      const request = await trainRequest(caller, who, tempOrderNo, await chooseTrain(caller, who, tempOrderNo))
      await settle(expectResult(await caller.call(who, createTrainOrder, request)).orderNo, trainDetail)
    },
    async hotel(turn: number): Promise<void> {
      const checkIn = addDays(today, daysAhead + 3 * turn)
      const tempOrderNo = await saveStay(caller, who, { checkIn, checkOut: addDays(checkIn, 1) })
      const chosen = await chooseRate(
        caller,
        who,
        tempOrderNo,
        ({ verdict, hotelType, rooms, freeUntil }) =>
          verdict === 'within' && hotelType === 2 && rooms >= 2 && freeUntil !== undefined,
      )
      const request = await stayRequest(caller, who, tempOrderNo, chosen)
      await settle(expectResult(await caller.call(who, createHotelOrder, request)).orderNo, stayOrder)
    },
  }
}

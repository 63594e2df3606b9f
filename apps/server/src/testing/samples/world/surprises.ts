import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import type { TestServer } from '../../server'
import { settle, ticketedOrder } from '../../after-sales'
import { answer, approvalOf, submitted } from '../../approvals'
import { expectResult, saveDraft, within, type Wanted } from '../../flights'
import { bookTrain, settleTrain, ticketedTrain } from '../../trains'
import { bookedStay, paidStay, settledStay } from './hotels'
import { story, type Story } from './story'

const who = 'employee'
const traveller = 'hongkong'
const cheap: Wanted = (flight, fare) => within(flight, fare) && fare.discount <= 42

/** What a supplier does to what it holds: it takes it back, or asks more for it. */
const befall = (server: TestServer, table: string, reference: string, orderNo: string, fault: string) =>
  server.database.pool.query(
    `UPDATE ${table} SET faults = ARRAY[$2] WHERE ${reference} =
       (SELECT coalesce(t.lock_no, o.supplier_reference) FROM orders o LEFT JOIN train_order t USING (enterprise_id, order_no) WHERE order_no = $1)`,
    [orderNo, fault],
  )

async function flightAccepted(server: TestServer, date: string, fault: string, envelope: { amount: number; hours: number }) {
  const { orderNo, approvalId } = await submitted(server, { date }, cheap)
  await befall(server, 'sandbox_air_pnr', 'pnr', orderNo, fault)
  expectResult(await answer(server, 'manager', approvalId, { envelope }))
  await settle(server, who, orderNo)
}

async function trainAccepted(server: TestServer, date: string) {
  const { orderNo } = expectResult((await bookTrain(server, { who: traveller, search: { date } })).answer)
  await befall(server, 'sandbox_rail_lock', 'lock_no', orderNo, 'SEATS_LOST')
  const envelope = { amount: 900_00, hours: 3 }
  expectResult(await answer(server, 'manager', await approvalOf(server, orderNo), { envelope }))
  await settleTrain(server, traveller, orderNo)
}

/** The hotel says no to a booking that it is sent, and another one has rooms. */
async function hotelAccepted(server: TestServer, checkIn: string, checkOut: string) {
  const { orderNo } = await bookedStay(server, { who: traveller, checkIn, checkOut })
  await befall(server, 'sandbox_hotel_booking', 'booking_no', orderNo, 'REFUSE')
  const envelope = { amount: 500_00, hours: 2 }
  expectResult(await answer(server, 'manager', await approvalOf(server, orderNo), { envelope }))
  await paidStay(server, traveller, orderNo)
}

/** From Beijing to Shanghai in two days, of which their carriers will say something before the sample is taken. */
async function flightsWithNews({ context }: TestServer): Promise<string[]> {
  const since = context.clock.now()
  const now = new Date(since.getTime() + 2 * 86_400_000)
  const events = await context.air.scheduleEvents({ now }, { since })
  return events.map(({ flightKey }) => flightKey).filter((flightKey) => /-20261122-(PEK|PKX)(SHA|PVG)$/.test(flightKey))
}

export const formerSurprises: Story[] = [
  story('A flight about which its carrier had news', async (server) => {
    for (const flightKey of await flightsWithNews(server)) {
      const [, day = '', pair = ''] = flightKey.split('-')
      const search = { date: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, depart: pair.slice(0, 3) }
      const { flights } = expectResult(
        await server.call(who, searchFlights, { tempOrderNo: await saveDraft(server, who, search) }),
      )
      if (!flights.some((flight) => flight.flightKey === flightKey)) continue
      return ticketedOrder(server, {
        search,
        wanted: (flight, fare) => flight.flightKey === flightKey && fare.verdict !== 'forbidden',
      })
    }
    throw new Error('no flight of which there will be news is on offer')
  }),
  story('A train that the railway stopped', (server) =>
    ticketedTrain(server, { who: traveller, search: { date: '2026-11-22' }, more: { remark: '#STOPPED' } }),
  ),
  story('A stay to which nobody came', (server) =>
    settledStay(server, { who: traveller, checkIn: '2026-11-20', checkOut: '2026-11-21', more: { remark: '#NO_SHOW' } }),
  ),
]

export const surprises: Story[] = [
  story('A fare that rose, within what the approver accepted', (server) =>
    flightAccepted(server, '2027-02-01', 'PRICE_RISE', { amount: 60_00, hours: 0 }),
  ),
  story('Seats that were lost, replaced by another flight', (server) =>
    flightAccepted(server, '2027-02-02', 'SEATS_LOST', { amount: 500_00, hours: 3 }),
  ),
  story('Seats that were lost, replaced in another train', (server) => trainAccepted(server, '2026-11-27')),
  story('Rooms that were refused, replaced in another hotel', (server) => hotelAccepted(server, '2026-12-15', '2026-12-16')),
]

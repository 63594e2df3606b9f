import { fulfilLocalTrainOrder, declineLocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { saveCredential } from '@sojourn/contract/personal/credential.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { createTrainOrder, getTrainBookInfo, searchTrainTransfers } from '@sojourn/contract/products/train/train.calls'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { noticeVersion } from '@sojourn/domain/personal/privacy'
import { childFare, studentFare } from '@sojourn/domain/products/train/passengers'
import { expectResult } from '../../flights'
import type { TestServer } from '../../server'
import {
  bookTrain,
  chooseTrain,
  refundTrain,
  rideOf,
  saveTrainDraft,
  settleTrain,
  ticketsOf,
  trainRequest,
  type SeatWanted,
} from '../../trains'
import { story, type Story } from './story'

const agent = 'agent@agency.example'
const secondClass: SeatWanted = (_train, { seat, seats, verdict }) => seat === 'O' && seats >= 5 && verdict !== 'forbidden'

/** Shanghai to Kunming with one change. */
async function transfer(server: TestServer, who: string, date: string) {
  const tempOrderNo = await saveTrainDraft(server, who, { depart: 'SHH', arrive: 'KMM', fastOnly: false, date })
  const { transfers, searchId } = expectResult(await server.call(who, searchTrainTransfers, { tempOrderNo }))
  for (const { first, second } of transfers) {
    const chosen = [first, second].flatMap((train) => {
      const seat = train.sale === 'onSale' && train.seats.find((each) => secondClass(train, each))
      return seat ? [{ train, seat, ride: rideOf(searchId, train, seat) }] : []
    })
    if (chosen.length < 2) continue
    const one = await trainRequest(server, who, tempOrderNo, chosen[0]!)
    const fee = one.expectedTotal - chosen[0]!.seat.price
    const expectedTotal = chosen.reduce((total, { seat }) => total + seat.price + fee, 0)
    const travellers = one.travellers.map((traveller) => ({ ...traveller, reasonCode: 'urgent' }))
    const request = { ...one, travellers, rides: chosen.map(({ ride }) => ride), expectedTotal }
    return expectResult(await server.call(who, createTrainOrder, request)).orderNo
  }
  throw new Error('no such journey on offer')
}

/** A parent and a child of ten. */
async function withChild(server: TestServer): Promise<string> {
  const number = '11010120160601001'
  const credential = { type: 1 as const, number: number + identityCheckDigit(number) }
  const guest = { name: '陈小远', mobile: '13900001111', credential }
  const { employeeId } = expectResult(await server.call('manager', saveGuest, guest))
  const tempOrderNo = await saveTrainDraft(server, 'manager', { travellers: ['1-manager', employeeId], date: '2026-11-27' })
  const chosen = await chooseTrain(server, 'manager', tempOrderNo)
  const request = await trainRequest(server, 'manager', tempOrderNo, chosen)
  const { price } = chosen.seat
  const expectedTotal = request.expectedTotal - price + childFare(price)
  return expectResult(await server.call('manager', createTrainOrder, { ...request, expectedTotal })).orderNo
}

const student = 'guest-booker'
async function asStudent(server: TestServer): Promise<string> {
  const card = {
    type: 12 as const,
    number: 'S20230017',
    nameOnCredential: '苏婉清',
    expiresOn: '2027-07-01',
    birthDate: '1992-06-25',
    gender: '' as const,
    nationality: '',
    agreedTo: noticeVersion,
  }
  expectResult(await server.call(student, saveCredential, card))
  const tempOrderNo = await saveTrainDraft(server, student, { date: '2026-12-01' })
  const chosen = await chooseTrain(server, student, tempOrderNo, secondClass)
  const request = await trainRequest(server, student, tempOrderNo, chosen)
  const { travellers } = expectResult(await server.call(student, getTrainBookInfo, { tempOrderNo }))
  const expectedTotal = studentFare(chosen.seat.price, 'O') + travellers[0]!.serviceFee
  return expectResult(await server.call(student, createTrainOrder, { ...request, expectedTotal })).orderNo
}

/** From now on the company's trains are bought by its ticket office, or by the railway's site again. */
export const buyAtOffice = (server: TestServer, office: boolean): Promise<unknown> => {
  const more = office
    ? { trainBookable: -1, trainLocalCustomizedBookable: 0 }
    : { trainBookable: 0, trainLocalCustomizedBookable: -1 }
  return server.database.pool.query('UPDATE enterprise SET config = config || $1 WHERE enterprise_id = 1', [JSON.stringify(more)])
}
const consultant = 'consultant'
async function atOffice(server: TestServer, date: string) {
  const { answer, chosen } = await bookTrain(server, { who: consultant, search: { date }, more: { localAccount: 'office' } })
  const { orderNo } = expectResult(answer)
  await settleTrain(server, consultant, orderNo)
  return { orderNo, price: chosen.seat.price }
}
async function boughtAtOffice(server: TestServer, date: string, purchaseNo: string) {
  const { orderNo, price } = await atOffice(server, date)
  const places = [{ traveller: 0, ride: 0, coach: '08', place: '10B', price: price - 10_00, gate: '2B' }]
  expectResult(await server.call(agent, fulfilLocalTrainOrder, { enterpriseId: 1, orderNo, purchaseNo, places }))
  await server.context.drainJobs()
  return orderNo
}

export const moreTrains: Story[] = [
  story('A journey with a change of trains', async (server) =>
    settleTrain(server, 'employee', await transfer(server, 'employee', '2026-11-28')),
  ),
  story('A journey with a change of trains, of which one was given back', async (server) => {
    const { orderNo, ...order } = await settleTrain(server, 'employee', await transfer(server, 'employee', '2026-11-30'))
    await refundTrain(server, orderNo, ticketsOf({ orderNo, ...order }).slice(1))
  }),
  story('A child in a train', async (server) => settleTrain(server, 'manager', await withChild(server))),
  story('A student', async (server) => settleTrain(server, student, await asStudent(server))),
]
export const office: Story[] = [
  story('A train that the ticket office bought', (server) => boughtAtOffice(server, '2026-11-27', 'E931804546')),
  story('A train that the ticket office bought, given back', async (server) => {
    const orderNo = await boughtAtOffice(server, '2026-11-28', 'E931804547')
    const order = await settleTrain(server, consultant, orderNo)
    await refundTrain(server, orderNo, ticketsOf(order), consultant)
  }),
  story('A train that the ticket office could not buy', async (server) => {
    const { orderNo } = await atOffice(server, '2026-11-29')
    expectResult(await server.call(agent, declineLocalTrainOrder, { enterpriseId: 1, orderNo }))
    await server.context.drainJobs()
  }),
]
export const openOffice: Story[] = [story('A train that waits for the ticket office', (server) => atOffice(server, '2026-12-01'))]

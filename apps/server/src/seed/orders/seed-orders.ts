import { addDays } from '@sojourn/domain/kit/local-date'
import type { OrderState } from '@sojourn/contract/booking/codes'
import type { OrderEvent } from '@sojourn/domain/booking/order/transitions'
import { sum } from '@sojourn/domain/kit/money'
import { noWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { sqlOn } from '../../db/sql'
import type { Tenant } from '../../db/tenant'
import { chinaDate } from '../../kit/clock'
import type { Vault } from '../../kit/vault'
import { refundPrices } from '../../modules/booking/coupon/lines'
import { closeLines, insertLines, type AfterSaleLine } from '../../modules/booking/coupon/store'
import { fulfilMoney, holdMoney, keepFees, refundMoney } from '../../modules/booking/ledger/money'
import type { NewOrder, NewOrderTraveller } from '../../modules/booking/order/record'
import { findOrders, insertOrder, nextOrderNo, writeTransition } from '../../modules/booking/order/store'
import { insertTickets, updateCoupons } from '../../modules/booking/order/ticket-store'
import { insertPayment, type PaymentRow } from '../../modules/booking/payment/store'
import { insertHotelOrder, insertRooms } from '../../modules/products/hotel/order/order-store'
import { insertTrainOrder, nothingYet, writePlaces } from '../../modules/products/train/order/order-store'
import { companies, type SeedCompany, type SeedPerson } from '../people'
import { employeeId, sealedCredential } from '../seed-person'
import { actFor, withOwner, type OwnerConnection } from '../store'
import { credentialTypes } from '@sojourn/contract/booking/codes'
import { demoOrders, type DemoOrder } from './plan'
import { purchaseOf, type Purchase } from './purchases'
import { keepSearch } from './searches'

/** Who travels in the demonstration. */
const travellers: Readonly<Record<number, readonly string[]>> = {
  1: ['consultant', 'guest-booker', 'manager', 'finance', 'director', 'employee'],
  2: ['employee', 'manager', 'finance'],
}

/** Orders of the demonstration companies that are over, under way and ahead, through the stores that orders are written with. */
export const seedOrders = (connection: OwnerConnection, vault: Vault, now: Date): Promise<void> =>
  withOwner(connection, async (client) => {
    for (const company of companies) {
      const accounts = travellers[company.enterpriseId]
      if (!accounts) continue
      await actFor(client, company.enterpriseId)
      const tenant: Tenant = { sql: sqlOn(client), enterpriseId: company.enterpriseId }
      for (const plan of demoOrders(accounts, chinaDate(now))) await seedOrder({ tenant, vault, company, plan, now })
    }
  })

interface Seeding {
  tenant: Tenant
  vault: Vault
  company: SeedCompany
  plan: DemoOrder
  now: Date
}

const series = { flight: 'F', hotel: 'H', train: 'T' } as const
const fulfillers = { flight: 'flight', hotel: 'hotel-off-contract', train: 'rail' } as const
const morning = (date: string, hour = 2): Date => new Date(`${date}T0${hour}:00:00Z`)

async function seedOrder(seeding: Seeding): Promise<void> {
  const { tenant, company, plan } = seeding
  const purchase = purchaseOf(plan)
  const orderNo = await nextOrderNo(tenant.sql, series[plan.product], plan.orderedOn)
  const written = newOrder(seeding, purchase, orderNo)
  const { tempOrderNo, bookerId: buyer, createdAt: searchedAt } = written
  const searchId = await keepSearch(tenant, { tempOrderNo, employeeId: buyer, orderedOn: plan.orderedOn, searchedAt, purchase })
  const order = searchId === undefined ? written : { ...written, searchIds: [searchId] }
  await insertOrder(tenant, order)
  await writeProduct(tenant, order, purchase)
  const at = order.createdAt
  const move = mover(seeding, orderNo)
  await move('skipApproval', 'awaitingPayment', at)
  if (plan.outcome === 'cancelled') return move('cancel', 'cancelled', later(at, 20))
  const books = { orderNo, currency: 'CNY', bookerId: order.bookerId, prices: order.prices }
  const held = { method: 'companyCredit' as const, amount: order.total }
  await holdMoney(tenant, books, held, later(at, 5))
  await insertPayment(tenant, paymentOf(tenant, order, later(at, 5)))
  await move('pay', 'issuing', later(at, 5))
  await fulfilMoney(tenant, books, [held], later(at, 7))
  const ticketNo = `${company.enterpriseId}781${orderNo.slice(-9)}`
  const open = { segment: 0, state: plan.outcome === 'used' ? ('used' as const) : ('open' as const) }
  const coupons = Array.from({ length: purchase.coupons }, (_, segment) => ({ ...open, segment }))
  await insertTickets(tenant, orderNo, [{ ticketNo, traveller: 0, coupons }], later(at, 7))
  await move('issue', 'issued', later(at, 7))
  if (plan.outcome === 'used') await move('complete', 'completed', morning(addDays(plan.travelsOn, plan.nights + 2)))
  if (plan.outcome === 'refunded') await seedRefund(seeding, order, { ticketNo, purchase })
}

/** By the company's monthly credit, whole, as the buyer asks for it. */
const paymentOf = (
  { enterpriseId }: Tenant,
  { orderNo, bookerId, settleType, total, currency }: NewOrder,
  at: Date,
): PaymentRow => ({
  paymentNo: `PAY${enterpriseId}-${orderNo}`,
  payerId: bookerId,
  settleType,
  amount: total,
  currency,
  state: 'paid',
  orderNos: [orderNo],
  parts: [{ orderNo, company: total, personal: 0, points: 0 }],
  providerTradeNo: null,
  providerUrl: null,
  reason: null,
  createdAt: at,
  settledAt: at,
})

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

/** Each step with its row of history, as the product itself writes it. */
const mover =
  ({ tenant, company, plan, now }: Seeding, orderNo: string) =>
  async (event: OrderEvent, state: OrderState, at: Date): Promise<void> => {
    // What would be over only now is not over yet.
    if (at > now) return
    const [order] = await findOrders(tenant, [orderNo])
    const person = personOf(company, plan.account)
    const actor = { actorId: employeeId(company, plan.account), actorName: person.name }
    await writeTransition(tenant, order!, { orderNo, version: order!.version, state, event, ...actor, detail: {}, at })
  }

const personOf = ({ people }: SeedCompany, account: string): SeedPerson => people.find((person) => person.account === account)!

function newOrder({ vault, company, plan, now }: Seeding, purchase: Purchase, orderNo: string): NewOrder {
  const person = personOf(company, plan.account)
  const bookerId = employeeId(company, plan.account)
  const createdAt = morning(plan.orderedOn)
  const contact = { name: person.name, mobile: person.mobile, email: `${plan.account}@${company.domain}` }
  return {
    orderNo,
    fields: [],
    product: plan.product,
    fulfiller: fulfillers[plan.product],
    state: 'placing',
    travelType: 'business',
    bookType: 'self',
    settleType: 'companyCredit',
    bookerId,
    tempOrderNo: `demo-${orderNo}`,
    travelApplyNo: null,
    travelOrderNo: null,
    title: purchase.title,
    departAt: new Date(purchase.segments[0]!.departAt),
    arriveAt: new Date(purchase.segments.at(-1)!.arriveAt),
    currency: 'CNY',
    total: sum(purchase.prices.map(({ amount }) => amount)),
    prices: purchase.prices,
    verdict: 'within',
    policySnapshot: [],
    searchIds: [],
    contactCipher: vault.seal(JSON.stringify(contact)),
    purpose: '拜访客户',
    remark: '',
    supplierReference: null,
    holdExpiresAt: createdAt < now ? later(createdAt, 30) : now,
    createdAt,
    travellers: [travellerOf(vault, company, person)],
    segments: purchase.segments,
  }
}

function travellerOf(vault: Vault, company: SeedCompany, person: SeedPerson): NewOrderTraveller {
  const [credential] = person.credentials
  const sealed = sealedCredential(vault, credential!)
  const costCentre = company.costCentres.find(({ id }) => id === `cc-${person.department}`)!
  return {
    position: 0,
    employeeId: employeeId(company, person.account),
    departmentId: person.department,
    name: person.name,
    credentialType: credentialTypes.word(credential!.type),
    credentialCipher: sealed.number_cipher,
    credentialHash: sealed.number_hash,
    credentialMasked: sealed.number_masked,
    costCentre,
    reason: null,
    violations: [],
    insurances: [],
    serviceFee: 10_00,
    passenger: 'adult',
  }
}

/** What a product keeps beside the order. */
async function writeProduct(tenant: Tenant, { orderNo, travellers: [traveller] }: NewOrder, purchase: Purchase): Promise<void> {
  const { stay, ride } = purchase
  if (ride) {
    await insertTrainOrder(tenant, { orderNo, source: 'railway', ...nothingYet, wishes: noWishes })
    const seat = { seat: ride.seatClass, coach: '05', place: '8A', berth: null, price: ride.fare, otherThanWished: false }
    const ticket = { ticketNo: `${tenant.enterpriseId}781${orderNo.slice(-9)}`, gate: '12A' }
    await writePlaces(tenant, orderNo, [{ traveller: 0, segment: 0, child: false, student: false, ...seat, ...ticket }])
  }
  if (!stay || !traveller) return
  await insertHotelOrder(tenant, {
    orderNo,
    source: 'external',
    hotelId: stay.hotel.hotelId,
    body: stay,
    confirmationNo: `D${orderNo.slice(-6)}`,
    decidesBy: null,
    latestArrival: 18 * 60,
    requests: [],
    guarantee: null,
    guaranteeCipher: null,
    stayTotal: stay.totalPrice,
    noShowPenalty: null,
  })
  const nights = Array.from({ length: purchase.coupons }, (_, index) => ({
    room: 1,
    night: addDays(stay.checkIn, index),
    price: stay.totalPrice / purchase.coupons,
    breakfasts: 1,
  }))
  const guest = {
    room: 1,
    traveller: 0,
    employeeId: traveller.employeeId,
    name: traveller.name,
    memberCipher: null,
    memberMasked: null,
  }
  await insertRooms(tenant, orderNo, nights, [guest])
}

const refundPercent = 10

/** The ticket given back before the journey: its carrier keeps a tenth of the fare, and we our fee of the booking. */
async function seedRefund(
  seeding: Seeding,
  order: NewOrder,
  { ticketNo, purchase: { flight } }: { ticketNo: string; purchase: Purchase },
): Promise<void> {
  const { tenant, plan } = seeding
  const { ticketPrice, buildFee, fuelFee } = flight!.charges[0]!
  const fee = (ticketPrice * refundPercent) / 100
  const amount = ticketPrice - fee + buildFee + fuelFee
  const taken = { line: 0, parentOrderNo: order.orderNo, ticketNo, traveller: 0, segment: 0, involuntary: false, offer: null }
  const nothing = { insurance: 0, serviceFee: 0, bookingFee: 0, fareDifference: 0, fuelDifference: 0 }
  const lines: AfterSaleLine[] = [
    {
      ...taken,
      ...nothing,
      ticketPrice,
      fee,
      percent: refundPercent,
      ruleTier: flight!.fare.ruleTier,
      buildFee,
      fuelFee,
      amount,
    },
  ]
  const orderNo = await nextOrderNo(tenant.sql, 'FR', plan.orderedOn)
  const createdAt = later(order.createdAt, 24 * 60)
  const own = { orderNo, kind: 'refund' as const, parentOrderNo: order.orderNo, state: 'draft' as const, createdAt }
  await insertOrder(tenant, { ...order, ...own, total: amount, prices: refundPrices(lines) })
  await insertLines(tenant, orderNo, lines)
  const move = mover(seeding, orderNo)
  await move('skipApproval', 'refunding', later(createdAt, 1))
  const cause = { causedBy: orderNo, at: later(createdAt, 3) }
  await refundMoney(tenant, order, { shares: [{ method: 'companyCredit', amount }], bookingFee: 0, ...cause })
  await keepFees(tenant, order, { supplier: fee, agency: 0 }, cause)
  await updateCoupons(tenant, order.orderNo, [{ ticketNo, coupons: [{ segment: 0, state: 'refunded' }] }])
  await closeLines(tenant, orderNo)
  await move('refund', 'refunded', cause.at)
  await mover(seeding, order.orderNo)('refundAll', 'refunded', cause.at)
}

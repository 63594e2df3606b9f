import {
  products,
  travelTypes,
  type CouponState,
  type Fulfiller,
  type OrderKind,
  type Product,
} from '@sojourn/contract/booking/codes'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { Language } from '@sojourn/contract/kit/language'
import { orderActions } from '@sojourn/domain/booking/order/order-actions'
import { orderWords, type NamedState, type OrderWords, type OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { travelStatusOf } from '@sojourn/domain/booking/order/travel-status'
import { holdsSeats } from '@sojourn/domain/booking/order/transitions'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context, ProductLines, Work } from '../../../context'
import { findListRows, type OrderListRow } from './list-store'

/** One order in the caller's words, with what the caller may do with it now. */
export function summaryOf(context: Context, actor: Actor, row: OrderListRow): OrderSummary {
  const { state } = row
  const holdExpiresAt = row.holdExpiresAt.toISOString()
  const holds = holdsSeats(state)
  const withdrawn = isWithdrawn(row)
  const nothingHeld = context.fulfilments[row.fulfiller].holds?.(withdrawn ? 'approving' : state) === false
  return {
    orderNo: row.orderNo,
    kind: row.kind,
    kindName: wordsOf(context, row, actor.language).kinds[row.kind],
    ...(row.parentOrderNo === null ? {} : { parentOrderNo: row.parentOrderNo }),
    ...(row.travelOrderNo === null ? {} : { travelOrderNo: row.travelOrderNo }),
    productType: products.code(row.product),
    state: stateNumberOf(context, row),
    stateName: withdrawn ? orderText[actor.language].states.draft : stateNameOf(context, row, actor.language),
    travelStatus: travelStatusOf({ kind: row.kind, state }, couponsOf(row)),
    changedTo: row.changedTo,
    ...(row.resubmits === null ? {} : { resubmits: row.resubmits }),
    ...(row.resubmittedAs === null ? {} : { resubmittedAs: row.resubmittedAs }),
    title: row.title[actor.language],
    departAt: row.departAt.toISOString(),
    arriveAt: row.arriveAt.toISOString(),
    travellers: row.travellers.map((traveller) => readableName(traveller, actor.language)),
    booker: readableName(row.booker, actor.language),
    isOwn: row.bookerId === actor.employeeId,
    total: row.total,
    currency: row.currency,
    travelType: travelTypes.code(row.travelType),
    verdict: row.verdict,
    createdAt: row.createdAt.toISOString(),
    ...(holds ? { holdExpiresAt, ...(nothingHeld && { nothingHeld }) } : {}),
    actions: actionsOf(context, actor, row),
  }
}

/** Only what was submitted before has approvers: any other draft waits for its supplier. */
const isWithdrawn = ({ state, approverIds }: OrderListRow): boolean => state === 'draft' && approverIds.length > 0

const couponsOf = ({ coupons }: OrderListRow): CouponState[] => coupons

/** Neither checking in nor a carrier that holds it uses a ticket up; the product says whether that must be given up first. */
const isUnused = (coupon: CouponState): boolean => coupon === 'open' || coupon === 'checkedIn' || coupon === 'suspended'

function actionsOf(context: Context, actor: Actor, row: OrderListRow): OrderSummary['actions'] {
  const { state } = row
  const product = context.products[row.product]
  const now = context.clock.now().toISOString()
  const refused = product?.afterSales?.refusals(row, now, actor.language)
  return orderActions(
    {
      kind: row.kind,
      state,
      bookerId: row.bookerId,
      approverIds: row.approverIds,
      travellerIds: row.travellerIds,
      beside: row.kind === 'booking' && row.parentOrderNo !== null,
      resubmitted: row.resubmittedAs !== null,
      leavable: context.fulfilments[row.fulfiller].leave !== undefined,
      ...(refused && { refused }),
      coupons: { open: couponsOf(row).filter(isUnused).length, taken: row.takenCoupons },
      ...(holdsSeats(state) ? { holdExpiresAt: row.holdExpiresAt.toISOString() } : {}),
    },
    actor.employeeId,
    now,
    wordsOf(context, row, actor.language),
  )
}

interface KeptState extends NamedState {
  product: Product
}

interface SpokenOf {
  product: Product
  fulfiller: Fulfiller
}

/** The sentences that a product has of its own about an order. */
export const ownWordsOf = (context: ProductLines, order: SpokenOf, language: Language): OwnOrderWords =>
  context.products[order.product]?.display.words?.(language, order.fulfiller) ?? {}

/** What orders of a product are spoken of in. */
export const wordsOf = (context: Context, order: SpokenOf, language: Language): OrderWords =>
  orderWords(language, ownWordsOf(context, order, language))

/** What an order of its kind is called. */
export const kindNameOf = (context: ProductLines, order: SpokenOf & { kind: OrderKind }, language: Language): string =>
  ownWordsOf(context, order, language).kinds?.[order.kind] ?? orderText[language].kinds[order.kind]

/** The number by which its product's interface knows a state (handbook 6.2). */
export const stateNumberOf = (context: Context, order: KeptState & { kind: OrderKind }): number =>
  context.products[order.product]?.display.stateNumber?.(order) ?? numberOfKept(order)

/** A state in the reader's words: the product's own where it has one. */
export const stateNameOf = (context: ProductLines, order: KeptState, language: Language): string =>
  context.products[order.product]?.display.stateName?.(order, language) ?? orderText[language].states[order.state]

export async function summariesOf(work: Work, actor: Actor, orderNos: readonly string[]): Promise<OrderSummary[]> {
  const rows = orderNos.length === 0 ? [] : await findListRows(work, orderNos, actor.language)
  return rows.map((row) => summaryOf(work.context, actor, row))
}

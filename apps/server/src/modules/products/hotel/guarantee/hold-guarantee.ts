import type { SettleType } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { isGuaranteeMethod } from '@sojourn/domain/booking/ledger/accounts'
import type { HotelHold } from '@sojourn/supply/ports/hotel-booking'
import type { Context, Work } from '../../../../context'
import type { MoneyOrder } from '../../../booking/ledger/movers'
import { holdGuarantee } from '../../../booking/payment/guarantee'
import { shortOf } from '../../../booking/payment/payment-parts'
import type { KeptCard } from './guarantee-card'
import { writeGuaranteeTaken, type HotelOrderRow } from '../order/order-store'

export type OfferedGuarantee = Pick<HotelOrderRow, 'guarantee' | 'guaranteeCipher'>

/** What a booker offers, as an order keeps it until the hotel says how much it takes. */
export function offeredGuarantee({ vault }: Context, card: KeptCard | 'company', amount: number): OfferedGuarantee {
  if (card === 'company') return { guarantee: { version: 1, kind: 'company', amount }, guaranteeCipher: null }
  const { network, lastFour, token } = card
  return { guarantee: { version: 1, kind: 'card', network, lastFour, amount }, guaranteeCipher: vault.seal(token) }
}

/** The same as the hotel is told of it. */
export function guaranteeOffered(
  { vault }: Context,
  { guarantee, guaranteeCipher }: OfferedGuarantee,
): Pick<HotelHold, 'guarantee'> {
  if (guaranteeCipher !== null) return { guarantee: { kind: 'card', token: vault.open(guaranteeCipher) } }
  return guarantee ? { guarantee: { kind: 'company' } } : {}
}

export interface GuaranteedOrder extends MoneyOrder {
  settleType: SettleType
}

/**
 * Of what was offered the order keeps what the hotel has taken, `amount` fen. A company's is set aside in the account that pays its orders;
 * a problem when that does not reach (handbook 4.4).
 */
export async function takeGuarantee(
  work: Work,
  { order, stay, amount }: { order: GuaranteedOrder; stay: OfferedGuarantee; amount: number },
): Promise<Problem | undefined> {
  if (!stay.guarantee) return undefined
  await writeGuaranteeTaken(work, order.orderNo, amount)
  if (stay.guarantee.kind !== 'company' || amount === 0) return undefined
  const method = isGuaranteeMethod(order.settleType) ? order.settleType : 'companyCredit'
  const held = await holdGuarantee(work, order, { method, amount }, work.context.clock.now())
  return held ? undefined : { ...(await shortOf(work, method)), field: 'guarantee' }
}

import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { ApiProblem } from '../../../../api/problem'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAcceptConflicts } from '../../../booking/book/accept-conflicts'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import type { BookFormState } from '../../../booking/book/use-book-form'
import { useSubmitOrder, type SubmitHandlers } from '../../../booking/book/use-submit-order'
import { chooseAgain } from '../train-problem'

export interface OrderFlow<Request extends { expectedTotal: number }> {
  tempOrderNo: string
  state: BookFormState
  conflicts: readonly { sentence: string }[]
  create: SubmitHandlers<Request, CreatedOrder>['create']
  total: number
  /** The order at a total, with the person's consent to tight connections. */
  requestOf: (price: RenewedPrice, acceptConflicts: boolean) => Request
  /** The price as it is now, read again after the server said that it changed. */
  renew: (problem: ApiProblem) => Promise<RenewedPrice>
  onAcceptPrices: (prices: readonly number[]) => void
  /** Where the order leads to. */
  pathOf: (created: CreatedOrder) => string
  /** The prices that are shown now. */
  prices: readonly number[]
}
export interface RenewedPrice {
  total: number
  /** Fare of one adult for each ride or choice. */
  prices: readonly number[]
}

/** From the press on submit to the order: faults first, then tight connections, then a price that changed meanwhile. */
export function useOrderFlow<Request extends { expectedTotal: number }>(flow: OrderFlow<Request>) {
  const { tempOrderNo, state, conflicts, create, total, prices, requestOf, renew, onAcceptPrices, pathOf } = flow
  const acceptsPrice = useAskNewPrice()
  const trainText = useText('products/train/words')
  const acceptsConflicts = useAcceptConflicts()
  const askNewPrice = async (problem: ApiProblem, refused: Request) => {
    const now = await renew(problem)
    if (!(await acceptsPrice(refused.expectedTotal, now.total))) return
    onAcceptPrices(now.prices)
    order.send(requestOf({ ...now, total: Math.max(now.total, refused.expectedTotal) }, conflicts.length > 0))
  }
  const order = useSubmitOrder({
    tempOrderNo,
    create,
    noLongerOnSale: chooseAgain,
    list: { path: paths.trainList({ tempOrderNo }), label: trainText.backToList },
    pathOf,
    onPriceChanged: (problem, refused) => void askNewPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onRefused: state.refuse,
  })
  const submit = async () => {
    if (order.busy || !state.tryToSubmit()) return
    if (await acceptsConflicts(conflicts)) order.send(requestOf({ total, prices }, conflicts.length > 0))
  }
  return { order, submit: () => void submit() }
}

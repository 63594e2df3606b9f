import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { createFlightOrder as createCall } from '@sojourn/contract/products/flight.calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { createFlightOrder } from '../../../api/calls/products/flight'
import { ApiProblem, isProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { ask } from '../../../kit/modal-queue'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { forgetSession } from './session-store'
import { formKey } from './use-book-form'

type Created = ResponseOf<typeof createCall>

const noLongerOnSale: readonly ProblemName[] = ['fareSoldOut', 'saleClosed', 'flightUnknown', 'connectionImpossible']
const expired: readonly ProblemName[] = ['tempOrderExpired', 'tempOrderUnknown']
const isOneOf = (error: ApiProblem, names: readonly ProblemName[]): boolean => names.some((name) => error.is(name))

export interface SubmitHandlers {
  tempOrderNo: string
  onPriceChanged: (problem: ApiProblem) => void
  /** A field that the server refuses. */
  onRefused: (field: string, message: string) => void
}

/** Sends an order once per intent; what the server refuses becomes a question, a marked field or a sentence. */
export function useSubmitOrder({ tempOrderNo, onPriceChanged, onRefused }: SubmitHandlers) {
  const text = useText('products/flight-book')
  const flightText = useText('products/flight')
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ApiProblem>()
  const create = useWrite(createFlightOrder, [getTripOrderList, getPendingOrderStatistical])

  const succeed = (created: Created) => {
    forgetSession(formKey(tempOrderNo))
    const { orderNo } = created
    const next = created.next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.flightOrder({ orderId: orderNo })
    void navigate(next, { replace: true })
  }
  const offerList = async (title: string, message: string) => {
    const back = await ask({ title, message, confirm: flightText.backToList, cancel: true })
    if (back) void navigate(paths.flightList({ tempOrderNo }))
  }
  const fail = (error: Error) => {
    if (isProblem(error, 'priceChanged')) return onPriceChanged(error)
    if (!(error instanceof ApiProblem)) throw error
    if (isOneOf(error, noLongerOnSale))
      return void offerList(error.is('fareSoldOut') ? text.soldOutTitle : error.message, text.soldOutAsk)
    if (!isOneOf(error, expired) && error.field?.match(/^(travellers|contact|settleType|remark)/))
      onRefused(error.field, error.message)
    return setFailure(error)
  }
  return {
    busy: create.isPending,
    failure,
    fail,
    expired: failure !== undefined && isOneOf(failure, expired),
    send: (request: CreateFlightOrder) => {
      setFailure(undefined)
      create.mutate(request, { onSuccess: succeed, onError: fail })
    },
  }
}

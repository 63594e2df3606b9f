import type { ProblemName } from '@sojourn/contract/kit/problems'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, isProblem } from '../../../api/problem'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { searchIsOver } from '../draft/search-problem'
import { useAcceptConflicts } from './accept-conflicts'
import { forgetKept } from '../draft/session-store'

export interface SubmitHandlers<Request, Created> {
  tempOrderNo: string
  /** The product's call that makes the order. */
  create: {
    isPending: boolean
    mutate: (request: Request, on: { onSuccess: (created: Created) => void; onError: (error: Error) => void }) => void
  }
  /** Refusals after which something else is chosen from the list, and the way there. */
  noLongerOnSale: readonly ProblemName[]
  list: { path: string; label: string }
  /** Where the order leads to. */
  pathOf: (created: Created) => string
  /** The price rose beyond what this request had accepted. */
  onPriceChanged: (problem: ApiProblem, refused: Request) => void
  /** What was chosen is had at other hours than this request had accepted, where a product knows of that. */
  onTimesChanged?: (refused: Request) => void
  /** A field that the server refuses. */
  onRefused: (field: string, message: string) => void
}

/** Sends an order once per intent; what the server refuses becomes a question, a marked field or a sentence. */
export function useSubmitOrder<Request, Created>(handlers: SubmitHandlers<Request, Created>) {
  const { tempOrderNo, create, noLongerOnSale, list, pathOf, onPriceChanged, onTimesChanged, onRefused } = handlers
  const text = useText('booking/placing/book-form')
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ApiProblem>()
  const acceptsConflicts = useAcceptConflicts()

  const succeed = (created: Created) => {
    forgetKept(tempOrderNo)
    void navigate(pathOf(created), { replace: true })
  }
  const offerList = async (title: string, message: string) => {
    if (await ask({ title, message, confirm: list.label, cancel: true })) void navigate(list.path)
  }
  /** Booked meanwhile, or never shown: asked now, in the server's words. */
  const askConflicts = async ({ message }: ApiProblem, refused: Request) => {
    if (await acceptsConflicts([{ sentence: message }])) send({ ...refused, acceptConflicts: true })
  }
  const fail = (error: Error, refused?: Request) => {
    if (refused !== undefined && isProblem(error, 'priceChanged')) return onPriceChanged(error, refused)
    if (refused !== undefined && onTimesChanged && isProblem(error, 'timesChanged')) return onTimesChanged(refused)
    if (!(error instanceof ApiProblem)) throw error
    if (refused !== undefined && error.is('conflictsNotAccepted')) return void askConflicts(error, refused)
    if (error.isOneOf(noLongerOnSale))
      return void offerList(error.is('fareSoldOut') ? text.soldOutTitle : error.message, text.soldOutAsk)
    if (!error.isOneOf(searchIsOver) && error.field?.match(/^(travellers|contact|settleType|purpose|remark|fields)/))
      onRefused(error.field, error.message)
    return setFailure(error)
  }
  const send = (request: Request) => {
    setFailure(undefined)
    create.mutate(request, { onSuccess: succeed, onError: (error) => fail(error, request) })
  }
  return {
    busy: create.isPending,
    failure,
    fail: (error: Error) => fail(error),
    expired: failure?.isOneOf(searchIsOver) ?? false,
    send,
  }
}

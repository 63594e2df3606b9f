import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import {
  actsOnManual,
  manualStateAt,
  mayManual,
  type ManualAction,
} from '@sojourn/domain/products/intl-flight/manual-quote/manual-quote'
import type { Actor, Context, Work } from '../../../../context'
import { once } from '../../../../work'
import { sideOf } from '../../../booking/demand/demand'
import { announce } from '../../../booking/notification/announce'
import { lockQuote, updateQuote, type ManualEvent, type ManualRow } from './quote-store'

export interface SeenQuote {
  quoteNo: string
  version: number
}

export const stateNow = ({ clock }: Context, { state, validUntil }: Pick<ManualRow, 'state' | 'validUntil'>) =>
  manualStateAt(state, validUntil?.toISOString(), clock.now().toISOString())

/** Whose step it never is. */
export const refuseSide = (actor: Actor, action: ManualAction): Problem | undefined =>
  actsOnManual(action, sideOf(actor)) ? undefined : problem('forbidden')

/** A quote that the caller may act on in the version that was seen, held until the transaction ends. */
export async function quoteFor(
  work: Work,
  actor: Actor,
  { quoteNo, version }: SeenQuote,
  action: ManualAction,
): Promise<ManualRow | Problem> {
  const refused = refuseSide(actor, action)
  if (refused) return refused
  const row = await lockQuote(work, quoteNo)
  if (!row || row.employeeId !== actor.employeeId) return problem('manualQuoteUnknown', { field: 'quoteNo' })
  const state = stateNow(work.context, row)
  if (action === 'accept' && state === 'lapsed') return problem('manualQuoteOver', { field: 'quoteNo' })
  if (!mayManual(action, state, sideOf(actor))) return problem('manualQuoteClosed', { field: 'quoteNo' })
  return row.version === version ? row : problem('manualQuoteMoved', { field: 'version' })
}

export const eventOf = (
  { clock }: Context,
  { agent, name }: Actor,
  event: ManualEvent['event'],
  detail?: ManualEvent['detail'],
): ManualEvent => ({ at: clock.now().toISOString(), actor: agent?.name ?? name, event, ...(detail && { detail }) })

/** Writes what changes of a quote that is held, one version further. */
export async function keepQuote(
  work: Work,
  row: ManualRow,
  { event, ...rest }: Partial<ManualRow> & { event: ManualEvent },
): Promise<SeenQuote> {
  const next = { ...row, ...rest, version: row.version + 1, history: [...row.history, event] }
  await updateQuote(work, next)
  return { quoteNo: next.quoteNo, version: next.version }
}

/** One step of a quote, once for an intent; open pages of its order hear of it. */
export async function actOnQuote(
  context: Context,
  actor: Actor,
  act: (work: Work) => Promise<{ row: ManualRow; kept: SeenQuote } | Problem>,
): Promise<SeenQuote | Problem> {
  let orderNo: string | undefined
  const kept = await once<SeenQuote>(context, actor, async (work) => {
    const done = await act(work)
    if (isProblem(done)) return done
    orderNo = done.row.orderNo
    return done.kept
  })
  if (orderNo !== undefined) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return kept
}

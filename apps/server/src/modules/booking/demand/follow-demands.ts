import { products } from '@sojourn/contract/booking/codes'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { AnyDemandKind } from '../../../capabilities/demand'
import type { MissedPromise } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { announce } from '../notification/announce'
import { writeAnswer } from './demand-notifications'
import { keepMoved } from './demand'
import { findToFollow, lockDemand, updateDemand, type DemandRow } from './demand-store'

/** A day that is over in China may not be so where a journey begins: nowhere is further behind. */
const furthestBehind = 20 * 60

/** Requests that nobody answers: whose day has gone by they end, and for a promise that was missed there is a new one, once. */
export async function followDemands(work: Work): Promise<MissedPromise[]> {
  const now = work.context.clock.now()
  const before = chinaDate(new Date(addMinutes(now.toISOString(), -furthestBehind)))
  const missed: MissedPromise[] = []
  const { demandKinds } = work.context
  const promised = products.words.filter((product) => demandKinds[product] && !demandKinds[product].answerBy)
  for (const { product, demandNo } of await findToFollow(work, { before, now, promised })) {
    const kind = demandKinds[product]
    const row = kind && (await lockDemand(work, kind, demandNo))
    if (!row || row.state !== 'submitted') continue
    const startsOn = kind.startsOn(row.body)
    if (startsOn !== null && startsOn < before) await overtaken(work, kind, row)
    else if (!kind.answerBy && row.dueAt && row.dueAt <= now) missed.push(await promisedAnew(work, kind, row))
  }
  return missed
}

type Row = DemandRow<unknown, unknown>

async function overtaken(work: Work, kind: AnyDemandKind, row: Row): Promise<void> {
  const at = work.context.clock.now().toISOString()
  await keepMoved(work, kind, row, { state: 'obsolete', dueAt: null, event: { at, actor: '', event: 'overtaken' } })
  announce(work.context, work.enterpriseId, row.demandNo, [row.employeeId, ...kind.travellers(row.body)])
}

/** What was promised first stays, so that the desk sees how late it is. */
async function promisedAnew(work: Work, kind: AnyDemandKind, row: Row): Promise<MissedPromise> {
  const { context, enterpriseId } = work
  const at = context.clock.now().toISOString()
  const until = quotePromisedBy(at, context.agency.deskHours(enterpriseId))
  const promisedBy = new Date(until)
  // No version further: whoever is writing an answer may go on.
  await updateDemand(work, kind, { ...row, history: [...row.history, { at, actor: '', event: 'late', detail: { until } }] })
  await writeAnswer(work, kind, { ...row, dueAt: promisedBy }, 'requestLate')
  announce(context, enterpriseId, row.demandNo, [row.employeeId])
  return { workNo: row.demandNo, title: kind.title(row.body), promisedBy }
}

interface Told {
  event: string
  detail?: Record<string, string | number>
}
/** By when an answer is promised since the first promise was missed; absent of any other. */
export const promisedAgain = ({ history }: { history: readonly Told[] }): string | undefined => {
  const last = history.at(-1)
  return last?.event === 'late' ? String(last.detail?.['until']) : undefined
}

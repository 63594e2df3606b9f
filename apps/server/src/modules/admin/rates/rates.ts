import type {
  AgreedRatesRow,
  decideServedRates,
  getServedRates,
  proposeServedRates,
} from '@sojourn/contract/admin/agency/agreed-rates.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { ratesFaults, ratesFaultSentence, ratesStatus } from '@sojourn/domain/admin/agreed-rates'
import { airlines } from '@sojourn/domain/reference/air/airlines'
import { hotelBrands } from '@sojourn/domain/reference/hotel/hotel-brands'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { inCompany, inTransaction } from '../../../work'
import { findEnterprise, isServed } from '../../booking/settings/store'
import { decisionFault } from '../agreement/decision-fault'
import { stepBy } from '../agreement/move-offer'
import { changeRecord } from '../record/change-record'
import { enqueueBeginning } from './begin'
import { ratesRecord } from './record'
import { singleHotels } from './single-hotels'
import { decideRates, findOneRates, findRates, insertRates, type RatesRow } from './store'

const notServed = problem('customerNotServed', { field: 'enterpriseId' })
const serves = (context: Context, actor: Actor, enterpriseId: number): Promise<boolean> =>
  inCompany(context, actor.enterpriseId, (work) => isServed(work, enterpriseId))

/** What the company has agreed, will have or was proposed. */
export async function servedRates(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getServedRates>,
): Promise<ResponseOf<typeof getServedRates> | Problem> {
  if (!(await serves(context, actor, enterpriseId))) return notServed
  return inCompany(context, enterpriseId, async (work) => {
    const [{ config }, rows] = await Promise.all([findEnterprise(work), findRates(work)])
    const { agreements, hotelAgreements = [], afterSalesFees } = config.settings
    const today = chinaDate(context.clock.now())
    const { language } = actor
    const current = { carriers: agreements, hotels: hotelAgreements, afterSales: afterSalesFees ?? { refund: 0, change: 0 } }
    const hotels = await singleHotels(context, [current, ...rows.map(({ rates }) => rates)])
    return {
      today,
      current,
      list: rows.map((row) => shownRow(row, { rows, today, actor })),
      carriers: airlines.map(({ code, name }) => ({ id: code, name: `${code} ${name[language]}` })),
      brands: hotelBrands().map(({ id, name }) => ({ id, name: name[language] })),
      hotels: hotels.map(({ id, name }) => ({ id, name: name[language] })),
    }
  })
}

function shownRow(
  row: RatesRow,
  { rows, today, actor }: { rows: readonly RatesRow[]; today: string; actor: Actor },
): AgreedRatesRow {
  const { state: _state, proposed, decided, ...rest } = row
  return {
    ...rest,
    status: ratesStatus(row, rows, today),
    proposed: { name: proposed.name, at: proposed.at },
    ...(decided && { decided: { name: decided.name, at: decided.at } }),
    mine: proposed.id === actor.employeeId,
  }
}

const known = {
  carriers: airlines.map(({ code }) => code),
  get brands() {
    return hotelBrands().map(({ id }) => id)
  },
}

type Dated = Pick<RatesRow, 'from' | 'rates'>

const soldHotels = async (context: Context, { rates }: Pick<Dated, 'rates'>): Promise<string[]> =>
  (await singleHotels(context, [rates])).map(({ id }) => id)

function faultOf({ clock }: Context, { from, rates }: Dated, hotels: string[], { language }: Actor): Problem | undefined {
  const [found] = ratesFaults({ from, rates }, { ...known, hotels, today: chinaDate(clock.now()) })
  if (!found) return undefined
  const field = found.field === 'from' ? 'from' : `rates.${found.field}`
  return problem('ratesInvalid', { field, detail: { why: ratesFaultSentence(found.fault, language) } })
}

type Moved = ResponseOf<typeof proposeServedRates>

export async function proposeRates(
  context: Context,
  actor: Actor,
  { enterpriseId, from, rates, note }: RequestOf<typeof proposeServedRates>,
): Promise<Moved | Problem> {
  if (!(await serves(context, actor, enterpriseId))) return notServed
  const refused = faultOf(context, { from, rates }, await soldHotels(context, { rates }), actor)
  if (refused) return refused
  return inTransaction<Moved | Problem>(context, enterpriseId, async (work) => {
    const ratesId = newId(context.clock.now())
    const isNew = await insertRates(work, { ratesId, from, rates, note: note.trim(), proposed: stepBy(actor, work) })
    return isNew ? { ratesId, status: 'proposed' } : problem('ratesTwice', { field: 'from' })
  })
}

const states = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' } as const

/** Rates need two of the agency: whoever proposed them withdraws them, and somebody else agrees or refuses, also what has not begun yet. */
export async function decideOnRates(
  context: Context,
  actor: Actor,
  { enterpriseId, ratesId, decision, reason }: RequestOf<typeof decideServedRates>,
): Promise<Moved | Problem> {
  if (!(await serves(context, actor, enterpriseId))) return notServed
  const proposed = await inCompany(context, enterpriseId, (work) => findOneRates(work, ratesId))
  const hotels = proposed && decision === 'agree' ? await soldHotels(context, proposed) : []
  return inTransaction<Moved | Problem>(context, enterpriseId, async (work) => {
    const row = await findOneRates(work, ratesId, { lock: true })
    if (!row) return problem('ratesUnknown', { field: 'ratesId' })
    const today = chinaDate(context.clock.now())
    const calledOff = row.state === 'agreed' && row.from > today && decision === 'refuse'
    if (row.state !== 'proposed' && !calledOff) return problem('serviceFeeDecided', { field: 'ratesId' })
    // Days go by between the two: what is sold today keeps its price.
    const late = () => (decision === 'agree' ? faultOf(context, row, hotels, actor) : undefined)
    const refused = decisionFault({ decision, reason, mine: row.proposed.id === actor.employeeId }) ?? late()
    if (refused) return refused
    const state = states[decision]
    const decided = { ...row, state, decided: stepBy(actor, work), reason: reason.trim() }
    const saved = await write(work, actor, row, decided)
    return isProblem(saved) ? saved : { ratesId, status: decision === 'agree' ? 'coming' : states[decision] }
  })
}

/** What is agreed to, or called off, stands in the history of the company, and begins on its day. */
async function write(
  work: Work,
  actor: Actor,
  before: RatesRow,
  decided: RatesRow & { decided: NonNullable<RatesRow['decided']> },
): Promise<number | Problem> {
  let current: RatesRow = before
  if (decided.state === 'agreed') await enqueueBeginning(work, decided.from)
  return changeRecord(work, {
    kind: 'agreement',
    id: decided.ratesId,
    act: before.state === 'agreed' ? 'ended' : 'added',
    actorId: actor.employeeId,
    read: async () => ratesRecord(current),
    write: async () => {
      await decideRates(work, decided)
      current = decided
      return undefined
    },
  })
}

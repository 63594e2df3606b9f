import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type {
  decideServiceFee,
  getServiceFees,
  proposeServiceFee,
  ServiceFeeRow,
} from '@sojourn/contract/admin/agency/service-fee.calls'
import type { FeeStatus } from '@sojourn/contract/booking/service-fee-words'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { feeFault, feeFaultSentence, feeStatusesOf, type FeeRow } from '@sojourn/domain/booking/fee-schedule'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { isServed } from '../../booking/settings/store'
import { decisionFault } from '../agreement/decision-fault'
import { findServedNames } from '../agreement/served-store'
import { decideFee, findFees, insertFee, lockFee, type KeptFee } from './store'

/** What the agency charges, will charge or was proposed, and what it charged last. */
export const serviceFeesOfAgency = (context: Context, actor: Actor): Promise<ResponseOf<typeof getServiceFees>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const [served, rows] = await Promise.all([findServedNames(work), findFees(work.sql, work.enterpriseId, today)])
    const companies = served.map(({ enterpriseId, name }) => ({ enterpriseId, name: name[actor.language] }))
    const statuses = feeStatusesOf(rows, today)
    return { today, companies, list: rows.map((row, index) => shownFee(row, { status: statuses[index]!, companies, actor })) }
  })

interface Shown {
  status: FeeStatus
  companies: readonly { enterpriseId: number; name: string }[]
  actor: Actor
}

function shownFee(row: KeptFee, { status, companies, actor: { employeeId, language } }: Shown): ServiceFeeRow {
  const { state: _state, proposed, decided, enterpriseId, ...rest } = row
  const by = (name: 'proposed' | 'decided') => {
    const step = row[name]
    return step && { [name]: { name: nameIn(step.name, language), at: step.at } }
  }
  const company = companies.find((each) => each.enterpriseId === enterpriseId)
  return {
    ...rest,
    ...(enterpriseId !== undefined && { enterpriseId, companyName: company?.name ?? String(enterpriseId) }),
    status,
    ...(proposed && by('proposed')),
    ...(decided && by('decided')),
    mine: proposed?.id === employeeId,
  }
}

const refuseFee = (row: FeeRow, { language }: Actor, today: string): Problem | undefined => {
  const found = feeFault(row, today)
  return found && problem('serviceFeeInvalid', { field: found.field, detail: { why: feeFaultSentence(found.fault, language) } })
}

type Moved = ResponseOf<typeof proposeServiceFee>

export const proposeFee = (
  context: Context,
  actor: Actor,
  { note, ...row }: RequestOf<typeof proposeServiceFee>,
): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const now = context.clock.now()
    const refused = refuseFee(row, actor, chinaDate(now))
    if (refused) return refused
    if (row.enterpriseId !== undefined && !(await isServed(work, row.enterpriseId)))
      return problem('customerNotServed', { field: 'enterpriseId' })
    const feeId = newId(now)
    const proposed = { id: actor.employeeId, name: actor.name, at: now.toISOString() }
    const isNew = await insertFee(work.sql, work.enterpriseId, { ...row, feeId, note: note.trim(), proposed })
    return isNew ? { feeId, status: 'proposed' } : problem('serviceFeeTwice', { field: 'from' })
  })

const states = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' } as const

/** Fees need two of the agency: whoever proposed one withdraws it, and somebody else agrees or refuses. */
export async function decideOnFee(
  context: Context,
  actor: Actor,
  { feeId, decision, reason }: RequestOf<typeof decideServiceFee>,
): Promise<Moved | Problem> {
  const decided = await once<Moved>(context, actor, async (work) => {
    const row = await lockFee(work.sql, work.enterpriseId, feeId)
    if (!row) return problem('serviceFeeUnknown', { field: 'feeId' })
    if (row.state !== 'proposed') return problem('serviceFeeDecided', { field: 'feeId' })
    const now = context.clock.now()
    const mine = row.proposed?.id === actor.employeeId
    // Days go by between the two: what is sold today keeps its fee.
    const late = () => (decision === 'agree' ? refuseFee(row, actor, chinaDate(now)) : undefined)
    const refused = decisionFault({ decision, reason, mine }) ?? late()
    if (refused) return refused
    const step = { id: actor.employeeId, name: actor.name, at: now.toISOString() }
    await decideFee(work.sql, work.enterpriseId, { feeId, state: states[decision], decided: step, reason: reason.trim() })
    return { feeId, status: decision === 'agree' ? 'coming' : states[decision] }
  })
  if (!isProblem(decided)) await context.readAgain()
  return decided
}

import type {
  askDepositChange,
  decideDepositChange,
  getDeposit,
  getDepositChanges,
  getDepositEntries,
  setDepositWarning,
  withdrawDepositChange,
} from '@sojourn/contract/finance/deposit.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { depositEntries as depositPosting } from '@sojourn/domain/booking/ledger/postings'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../context'
import type { Tenant } from '../../db/tenant'
import { inCompany, once, inTransaction } from '../../work'
import { readCursor, writeCursor } from '../../kit/cursor'
import { newId } from '../../kit/id'
import { nameIn } from '../booking/columns/latin-column'
import { markAgencyWork } from '../booking/notification/agency-waiting-store'
import { findDeposit, findDepositEntries, moveDeposit } from '../booking/ledger/deposit-store'
import { insertPosting } from '../booking/ledger/store'
import { findEnterprise } from '../booking/settings/store'
import {
  decideChange,
  findDepositChanges,
  insertDepositChange,
  lockDepositChange,
  openDeposit,
  setWarnBelow,
  type DepositChangeRow,
} from './deposit-store'
import { tellOfDeposit } from './deposit-letters'
import { periodOf } from './period'
import { refuseUnserved } from './served'

const pageSize = 20
const changesAtMost = 100

/** What the company has paid in and not spent (handbook 10.4). */
export const deposit = (context: Context, actor: Actor): Promise<ResponseOf<typeof getDeposit>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [row, { currency }] = await Promise.all([findDeposit(work), findEnterprise(work)])
    const { balance, frozen, warnBelow } = row ?? { balance: 0, frozen: 0, warnBelow: 0 }
    const available = balance - frozen
    return { balance, frozen, available, currency, warnBelow, low: available < warnBelow }
  })

export async function depositEntries(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getDepositEntries>,
): Promise<ResponseOf<typeof getDepositEntries>> {
  const size = request.size ?? pageSize
  const rows = await inCompany(context, actor.enterpriseId, (work) =>
    findDepositEntries(work, {
      kind: request.kind ?? null,
      ...periodOf(request),
      after: readCursor(request.cursor),
      limit: size + 1,
    }),
  )
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return {
    list: list.map(({ at, orderNo, ...entry }) => ({ ...entry, at: at.toISOString(), ...(orderNo && { orderNo }) })),
    ...(rows.length > size && last && { next: writeCursor(last.at, last.entryId) }),
  }
}

/** Whoever has no deposit yet may say so before the first top-up. */
export const setWarning = (
  context: Context,
  actor: Actor,
  { warnBelow }: RequestOf<typeof setDepositWarning>,
): Promise<ResponseOf<typeof setDepositWarning> | Problem> =>
  once<ResponseOf<typeof setDepositWarning>>(context, actor, async (work) => {
    await openDeposit(work)
    await setWarnBelow(work, warnBelow)
    return { warnBelow }
  })

/** Both sides see what was asked: who reads the company's books, and the agency that serves it. */
export async function depositChanges(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getDepositChanges>,
): Promise<ResponseOf<typeof getDepositChanges> | Problem> {
  const { enterpriseId = actor.enterpriseId } = request
  const refused = enterpriseId === actor.enterpriseId ? refuseStranger(actor) : await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const [company, rows] = await inCompany(context, enterpriseId, (work) =>
    Promise.all([findEnterprise(work), findDepositChanges(work, changesAtMost, actor.language)]),
  )
  return {
    companyName: company.name[actor.language],
    list: rows.map(({ askedByName, askedByLatin, askedAt, decidedBy: _decidedBy, decidedByName, decidedAt, ...change }) => ({
      ...change,
      askedBy: readableName({ name: askedByName, latin: askedByLatin }, actor.language),
      askedAt: askedAt.toISOString(),
      ...(decidedByName && { decidedBy: nameIn(decidedByName, actor.language) }),
      ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    })),
  }
}

const refuseStranger = ({ permissions }: Actor): Problem | undefined =>
  permissions.includes('readCompany') ? undefined : problem('forbidden')

/** The company asks; a top-up and a payment back are positive, a correction may be either, and each names its reason. */
export const askChange = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof askDepositChange>,
): Promise<ResponseOf<typeof askDepositChange> | Problem> =>
  once<ResponseOf<typeof askDepositChange>>(context, actor, async (work) => {
    const { kind, amount, receipt, remark } = request
    if (amount === 0 || (kind !== 'adjust' && amount < 0)) return problem('badRequest', { field: 'amount' })
    if (kind === 'topUp' && receipt.trim() === '') return problem('badRequest', { field: 'receipt' })
    if (kind !== 'topUp' && remark.trim() === '') return problem('badRequest', { field: 'remark' })
    const askedAt = context.clock.now()
    const changeId = newId(askedAt)
    const asked = { askedBy: actor.employeeId, askedByName: actor.name, askedAt }
    await insertDepositChange(work, { changeId, kind, amount, receipt, remark, ...asked })
    await markAgencyWork(work.sql, actor.enterpriseId)
    return { changeId }
  })

/** The agency agrees, and the deposit moves with its posting; or it refuses, and nothing moves. Deciding again alike changes nothing. */
export async function decideOnChange(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof decideDepositChange>,
): Promise<ResponseOf<typeof decideDepositChange> | Problem> {
  const { enterpriseId, changeId } = request
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const state = request.decision === 'agree' ? 'agreed' : 'refused'
  const reason = state === 'refused' ? (request.reason?.trim() ?? '') : ''
  if (state === 'refused' && reason === '') return problem('reasonMissing', { field: 'reason' })
  return inTransaction<ResponseOf<typeof decideDepositChange> | Problem>(context, enterpriseId, async (work) => {
    const change = await lockDepositChange(work, changeId)
    if (!change) return problem('depositChangeUnknown', { field: 'changeId' })
    if (change.state === state && change.decidedBy === actor.employeeId) return { changeId, state }
    if (change.state !== 'asked') return problem('depositChangeDecided', { field: 'changeId' })
    const at = context.clock.now()
    if (state === 'agreed' && !(await applyChange(work, actor, change, at))) return problem('depositInsufficient')
    await decideChange(work, { changeId, state, reason, by: actor.employeeId, byName: actor.name, at })
    await tellOfDeposit(work, state, { ...change, reason })
    return { changeId, state }
  })
}

/** The company takes back what the agency has not decided; again changes nothing. */
export const withdrawChange = (
  context: Context,
  actor: Actor,
  { changeId }: RequestOf<typeof withdrawDepositChange>,
): Promise<ResponseOf<typeof withdrawDepositChange> | Problem> =>
  once<ResponseOf<typeof withdrawDepositChange>>(context, actor, async (work) => {
    const change = await lockDepositChange(work, changeId)
    if (!change) return problem('depositChangeUnknown', { field: 'changeId' })
    if (change.state === 'withdrawn') return { changeId, state: change.state }
    if (change.state !== 'asked') return problem('depositChangeDecided', { field: 'changeId' })
    const state = 'withdrawn'
    await decideChange(work, { changeId, state, reason: '', by: actor.employeeId, byName: actor.name, at: context.clock.now() })
    await markAgencyWork(work.sql, actor.enterpriseId)
    return { changeId, state }
  })

async function applyChange(tenant: Tenant, actor: Actor, change: DepositChangeRow, at: Date): Promise<boolean> {
  const { kind, receipt, remark } = change
  const amount = kind === 'withdraw' ? -change.amount : change.amount
  await openDeposit(tenant)
  const operator = { id: actor.employeeId, name: actor.name }
  const moved = await moveDeposit(tenant, {
    entryId: newId(at),
    at,
    kind,
    balance: amount,
    frozen: 0,
    orderNo: null,
    operator,
    receipt,
    remark,
  })
  if (!moved) return false
  const { currency } = await findEnterprise(tenant)
  await insertPosting(tenant, {
    postingId: newId(at),
    kind: `deposit.${kind}`,
    orderNo: null,
    paidOrderNo: null,
    currency,
    at,
    entries: depositPosting(kind, amount),
  })
  return true
}

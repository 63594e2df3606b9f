import type { getBillMatch, moveMatchVariance, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import type { MatchVariance } from '@sojourn/contract/finance/match.shapes'
import { settlementSuppliers, type MatchKind } from '@sojourn/contract/finance/match-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { matchStateAfter } from '@sojourn/domain/finance/match/states'
import { productsOf } from '@sojourn/domain/finance/match/suppliers'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context } from '../../../context'
import { inCompany, inTransaction } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { findEnterprise } from '../../booking/settings/store'
import { findBill } from '../bill/bill-store'
import { wholeBill } from '../bill/bills'
import { refuseUnserved } from '../served'
import {
  countVariances,
  findFiles,
  findMatchVariances,
  findMoves,
  insertMoves,
  lockMatchVariance,
  setMatchState,
  type MoveRow,
  type VarianceRow,
} from './match-store'
import { fileOf } from './read-file'
import { waitsForBill } from './settle'

const variancesOfPage = 50

export async function billMatch(
  context: Context,
  actor: Actor,
  { enterpriseId, billNo }: RequestOf<typeof getBillMatch>,
): Promise<ResponseOf<typeof getBillMatch> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(context, enterpriseId, async (work) => {
    const [company, whole, files, counts] = await Promise.all([
      findEnterprise(work),
      wholeBill(work, billNo, actor),
      findFiles(work, billNo),
      countVariances(work, billNo),
    ])
    if (!whole) return problem('billUnknown', { field: 'billNo' })
    const byProduct = whole.sums.filter(({ by }) => by === 'product')
    const suppliers = settlementSuppliers.flatMap((supplier) => {
      const sold: readonly string[] = productsOf(supplier)
      const sums = byProduct.filter(({ key }) => sold.includes(key))
      const file = files.find((one) => one.supplier === supplier)
      if (sums.length === 0) return []
      const lines = sum(sums.map((one) => one.lines))
      return [
        { supplier, lines, company: sum(sums.map((one) => one.company)), ...(file && { file: fileOf(file, actor.language) }) },
      ]
    })
    return { companyName: company.name[actor.language], bill: whole.bill, suppliers, counts }
  })
}

export async function matchVariances(
  context: Context,
  actor: Actor,
  { enterpriseId, billNo, supplier, kind, state, cursor, size = variancesOfPage }: RequestOf<typeof searchMatchVariances>,
): Promise<ResponseOf<typeof searchMatchVariances> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(context, enterpriseId, async (work) => {
    if (!(await findBill(work, billNo))) return problem('billUnknown', { field: 'billNo' })
    const filter = { supplier: supplier ?? null, kind: kind ?? null, state: state ?? null }
    const after = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(cursor ?? '') ? cursor! : null
    const rows = await findMatchVariances(work, billNo, filter, { after, limit: size + 1 })
    const page = rows.slice(0, size)
    const ids = page.map(({ varianceId }) => varianceId)
    const moves = await findMoves(work, ids)
    return {
      list: page.map((row) => varianceOf(row, moves, actor.language)),
      ...(rows.length > size && { next: ids.at(-1)! }),
    }
  })
}

const days: ReadonlySet<MatchKind> = new Set(['date', 'wrongPeriod'])

function saidOf(kind: MatchKind, said: string): MatchVariance['ours'] {
  if (said === '') return {}
  if (kind === 'currency') return { currency: said }
  return days.has(kind) && said.includes('-', 1) ? { day: said } : { amount: Number(said) }
}

function varianceOf(row: VarianceRow, moves: readonly MoveRow[], language: Language): MatchVariance {
  const { varianceId, supplier, kind, side, orderNo, ticketNo, line, ours, theirs, difference, state } = row
  return {
    varianceId,
    supplier,
    kind,
    side,
    orderNo,
    ticketNo,
    difference,
    state,
    ...(line !== null && { line }),
    ours: saidOf(kind, ours),
    theirs: saidOf(kind, theirs),
    moves: moves
      .filter((move) => move.varianceId === varianceId)
      .map((move) => ({ state: move.state, at: move.at.toISOString(), by: nameIn(move.byName, language), note: move.note })),
  }
}

type Moved = ResponseOf<typeof moveMatchVariance>

/** Asks the supplier, accepts or rejects; whoever repeats the own move changes nothing. */
export async function moveVariance(
  context: Context,
  actor: Actor,
  { enterpriseId, varianceId, move, ...request }: RequestOf<typeof moveMatchVariance>,
): Promise<Moved | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const note = request.note.trim()
  if (note === '') return problem('matchNoteMissing', { field: 'note' })
  return inTransaction<Moved | Problem>(context, enterpriseId, async (work) => {
    const variance = await lockMatchVariance(work, varianceId)
    if (!variance) return problem('matchVarianceUnknown', { field: 'varianceId' })
    const state = matchStateAfter(variance.state, move)
    if (!state) {
      const last = (await findMoves(work, [varianceId])).at(-1)
      const led = variance.state === 'settled' && move === 'accept' ? 'accepted' : variance.state
      const alike = matchStateAfter('found', move) === led && last?.note === note && last.byName === actor.name
      return alike ? { varianceId, state: variance.state } : problem('matchVarianceMoved', { field: 'varianceId' })
    }
    const at = context.clock.now()
    await setMatchState(work, varianceId, state, at)
    const by = { id: actor.employeeId, name: actor.name, at, note }
    await insertMoves(work, [varianceId], state, by)
    // What changes nothing that the company pays waits for no bill.
    if (state !== 'accepted' || (await waitsForBill(work, variance))) return { varianceId, state }
    await setMatchState(work, varianceId, 'settled', at)
    await insertMoves(work, [varianceId], 'settled', by)
    return { varianceId, state: 'settled' }
  })
}

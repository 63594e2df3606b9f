import type { checkVoucher, dropVoucher } from '@sojourn/contract/finance/voucher.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { readVoucher } from '@sojourn/domain/finance/voucher/read'
import type { Actor, Context } from '../../../context'
import { newId } from '../../../kit/id'
import { once } from '../../../work'
import { mayMove, voucherFor } from './access'
import { hasDue } from './expected-store'
import { findVoucher, insertStep, moveVoucher, setThings } from './voucher-store'
import { weigh } from './weigh'

type Moved = ResponseOf<typeof dropVoucher>

/** Against the orders as they are now, or the one that is named from now on; whose they are stays as it was. */
export const check = (
  context: Context,
  actor: Actor,
  { voucherId, version, orderNo: named }: RequestOf<typeof checkVoucher>,
): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const row = voucherFor(await findVoucher(work, voucherId), actor, mayMove)
    if (isProblem(row)) return row
    const read = readVoucher(context.vault.open(row.xmlCipher))
    if (typeof read === 'string') throw new Error(`voucher ${voucherId} was kept and cannot be read: ${read}`)
    // What was altered after another with its number is found only beside that one.
    if (row.verdict === 'forged') return { voucherId, version }
    const ownerId = row.ownerId ?? undefined
    if (named && !(await hasDue(work, named, ownerId))) return problem('voucherOrderUnknown', { field: 'orderNo' })
    const orderNo = named ?? row.orderNo ?? undefined
    const { verdict, findings, keys, forCompany } = await weigh(work, read, { ownerId, orderNo })
    const moved = { verdict, findings, dropped: false, forCompany: forCompany || row.forCompany, orderNo: orderNo ?? null }
    if (!(await moveVoucher(work, { voucherId, version }, moved))) return problem('voucherMoved', { field: 'version' })
    await setThings(work, voucherId, keys)
    const at = context.clock.now()
    await insertStep(work, { stepId: newId(at), voucherId, at, byId: actor.employeeId, step: 'checked', verdict, reason: '' })
    return { voucherId, version: version + 1 }
  })

export const drop = (
  context: Context,
  actor: Actor,
  { voucherId, version, reason }: RequestOf<typeof dropVoucher>,
): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const row = voucherFor(await findVoucher(work, voucherId), actor, mayMove)
    if (isProblem(row)) return row
    const why = reason.trim()
    if (why === '') return problem('voucherReasonMissing', { field: 'reason' })
    const moved = await moveVoucher(work, { voucherId, version }, { ...row, dropped: true })
    if (!moved) return problem('voucherMoved', { field: 'version' })
    const at = context.clock.now()
    const { verdict } = row
    await insertStep(work, { stepId: newId(at), voucherId, at, byId: actor.employeeId, step: 'dropped', verdict, reason: why })
    return { voucherId, version: version + 1 }
  })

import type { endLegalEntity, saveLegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { entityFaults, maskAccount } from '@sojourn/domain/admin/company/legal-entity'
import { usualLimit } from '@sojourn/domain/finance/invoice/split'
import { formatYuan } from '@sojourn/domain/kit/money'
import { writtenTaxNumber } from '@sojourn/domain/kit/tax-number'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { departmentsFault } from '../company/owner'
import { companyInvalid } from '../company/save'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { companyRefusal } from '../../booking/traveller/scope'
import { findDefaultEntity, findEntity, updateDefault, updateEntityEnd, upsertEntity } from './store'

/** A legal entity as the history keeps it, its account masked. */
async function entityRecord(work: Work, entityId: string): Promise<KeptRecord> {
  const row = await findEntity(work, entityId)
  if (!row) return {}
  const { name, taxNumber, address, telephone, bank, departmentNames, endedOn } = row
  const account = maskAccount(work.context.vault.open(row.accountCipher))
  const invoiceLimit = formatYuan(row.invoiceLimit)
  const written = { address, telephone, bank, account, invoiceLimit, mailTo: row.mailTo, endedOn: endedOn ?? '' }
  return {
    name,
    taxNumber,
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '')),
    specialInvoices: row.specialInvoices ? 'on' : 'off',
    isDefault: row.isDefault ? 'on' : 'off',
    ...(departmentNames.length > 0 && { departments: departmentNames }),
  }
}

type Request = RequestOf<typeof saveLegalEntity>
type Saved = ResponseOf<typeof saveLegalEntity>

export const saveEntityOf = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const { entityId = newNumber('e-') } = request
    const version = await changeRecord(work, {
      kind: 'legalEntity',
      id: entityId,
      version: request.version,
      act: request.entityId === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => entityRecord(work, entityId),
      write: () => write(work, actor, entityId, request),
    })
    return isProblem(version) ? version : { entityId, version }
  })

async function write(work: Work, actor: Actor, entityId: string, request: Request): Promise<Problem | undefined> {
  const { vault } = work.context
  const former = await findEntity(work, entityId)
  if (request.entityId !== undefined && (!former || former.endedOn !== null))
    return problem('legalEntityUnknown', { field: 'entityId' })
  const account = former ? vault.open(former.accountCipher) : ''
  const [fault] = entityFaults(request, { typed: request.account, stands: account !== '' })
  if (fault) return companyInvalid(fault, actor)
  const refused = await departmentsFault(work, request.departmentIds, former?.departmentIds ?? [])
  if (refused) return refused
  const isDefault = await takeDefault(work, actor, entityId, request)
  if (isProblem(isDefault)) return isDefault
  const taxNumber = writtenTaxNumber(request.taxNumber)
  const written = await upsertEntity(work, {
    entityId,
    name: request.name.trim(),
    taxNumber,
    address: request.address.trim(),
    telephone: request.telephone.trim(),
    bank: request.bank.trim(),
    accountCipher: vault.seal(request.account?.trim() ?? account),
    specialInvoices: request.specialInvoices,
    isDefault,
    invoiceLimit: request.invoiceLimit ?? former?.invoiceLimit ?? usualLimit.net,
    mailTo: request.mailTo?.trim() ?? former?.mailTo ?? '',
    departmentIds: request.departmentIds,
  })
  return written ? undefined : problem('companyCodeTaken', { field: 'taxNumber', detail: { code: taxNumber } })
}

/** Whether this one is the default from now on. The first one is, and one that is it stays it until another takes its place. */
async function takeDefault(work: Work, actor: Actor, entityId: string, { isDefault }: Request): Promise<boolean | Problem> {
  const current = await findDefaultEntity(work)
  if (current === undefined) return true
  if (current === entityId) return isDefault || problem('legalEntityIsDefault', { field: 'isDefault' })
  if (!isDefault) return false
  const given = await changeRecord(work, {
    kind: 'legalEntity',
    id: current,
    act: 'changed',
    actorId: actor.employeeId,
    read: () => entityRecord(work, current),
    write: async () => {
      await updateDefault(work, current, false)
      return undefined
    },
  })
  return isProblem(given) ? given : true
}

type Ended = ResponseOf<typeof endLegalEntity>

export const endEntityOf = (
  context: Context,
  actor: Actor,
  { entityId, version }: RequestOf<typeof endLegalEntity>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'legalEntity',
      id: entityId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => entityRecord(work, entityId),
      write: async () => {
        const row = await findEntity(work, entityId)
        if (!row || row.endedOn !== null) return problem('legalEntityUnknown', { field: 'entityId' })
        if (row.isDefault) return problem('legalEntityIsDefault', { field: 'entityId' })
        await updateEntityEnd(work, entityId, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { entityId }
  })

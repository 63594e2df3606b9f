import type { endDepartment, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { departmentNumbered, standsBelowItself } from '@sojourn/domain/admin/people/department-tree'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { nameInEach } from '../names'
import { mayLead } from '../person/checks'
import { changeRecord } from '../record/change-record'
import { isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'
import { departmentRecord } from './record'
import { findTree, isInUse, lockDepartment, updateEnd, upsertDepartment } from './store'

type Request = RequestOf<typeof saveDepartment>
type Saved = ResponseOf<typeof saveDepartment>

/** Enters a department or changes it. Whoever looks after a part of the company keeps within it. */
export const saveDepartmentOf = (context: Context, actor: Actor, asked: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const name = nameInEach(asked.names)
    if (!name) return problem('departmentNameMissing', { field: 'names' })
    const tree = await findTree(work, true)
    const request = withParent(tree, scope, asked)
    const refused =
      placeFault(tree, scope, request) ?? numberFault(tree, request) ?? (await headFault(work, scope, tree, request))
    if (refused) return refused
    const { departmentId = newNumber('d-'), parentId = null, headId = null } = request
    const number = request.number?.trim() ?? tree.find((each) => each.departmentId === departmentId)?.number ?? ''
    const version = await changeRecord(work, {
      kind: 'department',
      id: departmentId,
      version: request.version,
      act: request.departmentId === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => departmentRecord(work, departmentId),
      write: async () => {
        await upsertDepartment(work, { departmentId, name, number, parentId, headId })
        return undefined
      },
    })
    return isProblem(version) ? version : { departmentId, version }
  })

/** Whoever looks after a part of the company does not see what its top stands below, and leaves it there. */
function withParent(tree: Tree, scope: Scope, asked: Request): Request {
  if (scope === 'company' || asked.parentId !== undefined) return asked
  const parentId = tree.find((each) => each.departmentId === asked.departmentId)?.parentId ?? undefined
  return { ...asked, ...(parentId !== undefined && { parentId }) }
}

type Tree = Awaited<ReturnType<typeof findTree>>

/** Where it stands, and where it stands afterwards, are both the caller's to decide; nothing stands below itself. */
function placeFault(tree: Tree, scope: Scope, { departmentId, parentId }: Request): Problem | undefined {
  const found = tree.find((each) => each.departmentId === departmentId)
  if (departmentId !== undefined && !(found && isWithin(scope, departmentId)))
    return problem('departmentUnknown', { field: 'departmentId' })
  if (found && (found.parentId ?? undefined) === parentId) return undefined
  const known = parentId === undefined ? scope === 'company' : tree.some((each) => each.departmentId === parentId)
  if (!known || (parentId !== undefined && !isWithin(scope, parentId))) return problem('departmentUnknown', { field: 'parentId' })
  if (departmentId !== undefined && parentId !== undefined && standsBelowItself(tree, departmentId, parentId))
    return problem('departmentBelowItself', { field: 'parentId' })
  return undefined
}

function numberFault(tree: Tree, { departmentId, number = '' }: Request): Problem | undefined {
  const found = departmentNumbered(tree, number)
  return found && found.departmentId !== departmentId
    ? problem('companyCodeTaken', { field: 'number', detail: { code: number.trim() } })
    : undefined
}

/** Who heads it already goes on. */
async function headFault(work: Work, scope: Scope, tree: Tree, { departmentId, headId }: Request): Promise<Problem | undefined> {
  const stays = tree.some((each) => each.departmentId === departmentId && each.headId === headId)
  return headId === undefined || stays || (await mayLead(work, scope, headId))
    ? undefined
    : problem('superiorUnsuitable', { field: 'headId' })
}

type Ended = ResponseOf<typeof endDepartment>

export const endDepartmentOf = (
  context: Context,
  actor: Actor,
  { departmentId, version }: RequestOf<typeof endDepartment>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const tree = await findTree(work, true)
    if (!isWithin(scope, departmentId) || !tree.some((each) => each.departmentId === departmentId))
      return problem('departmentUnknown', { field: 'departmentId' })
    const ended = await changeRecord(work, {
      kind: 'department',
      id: departmentId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => departmentRecord(work, departmentId),
      write: async () => {
        await lockDepartment(work, departmentId)
        if (await isInUse(work, departmentId)) return problem('departmentInUse', { field: 'departmentId' })
        await updateEnd(work, departmentId, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { departmentId }
  })

import type { endCostCentre, saveCostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { costCentreFaults } from '@sojourn/domain/admin/company/cost-objects'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { departmentsFault, ownerFault } from '../company/owner'
import { companyInvalid } from '../company/save'
import { isJoiningCostCentre, updateJoiningCostCentre } from '../company/store'
import { nameInEach } from '../names'
import { changeRecord } from '../record/change-record'
import { lockEveryRecord } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { costCentreRecord } from './record'
import { movePeople } from './move-people'
import { countPeople, findCostCentreRecord, lockCostCentre, updateCostCentreEnd, upsertCostCentre } from './store'

type Request = RequestOf<typeof saveCostCentre>
type Saved = ResponseOf<typeof saveCostCentre>

export const saveCostCentreOf = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const [fault] = costCentreFaults(request)
    if (fault) return companyInvalid(fault, actor)
    const { costCentreId = newNumber('cc-') } = request
    const version = await changeRecord(work, {
      kind: 'costCentre',
      id: costCentreId,
      version: request.version,
      act: request.costCentreId === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => costCentreRecord(work, costCentreId),
      write: () => write(work, costCentreId, request),
    })
    return isProblem(version) ? version : { costCentreId, version }
  })

async function write(work: Work, costCentreId: string, request: Request): Promise<Problem | undefined> {
  const { ownerId, departmentIds } = request
  if (request.costCentreId !== undefined && !(await lockCostCentre(work, costCentreId)))
    return problem('costCentreUnknown', { field: 'costCentreId' })
  const former = await findCostCentreRecord(work, costCentreId)
  const refused =
    (await ownerFault(work, ownerId, former?.ownerId ?? null)) ??
    (await departmentsFault(work, departmentIds, former?.departmentIds ?? []))
  if (refused) return refused
  const code = request.code.trim()
  const name = nameInEach(request.names)!
  const written = await upsertCostCentre(work, { costCentreId, code, name, ownerId: ownerId ?? null, departmentIds })
  return written ? undefined : problem('companyCodeTaken', { field: 'code', detail: { code } })
}

type Ended = ResponseOf<typeof endCostCentre>

export const endCostCentreOf = (
  context: Context,
  actor: Actor,
  { costCentreId, version, moveTo }: RequestOf<typeof endCostCentre>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    // Whoever saves a person holds the person before the cost centre.
    await lockEveryRecord(work, 'person')
    let moved = 0
    const ended = await changeRecord(work, {
      kind: 'costCentre',
      id: costCentreId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => costCentreRecord(work, costCentreId),
      write: async () => {
        if (!(await lockCostCentre(work, costCentreId))) return problem('costCentreUnknown', { field: 'costCentreId' })
        const left = await emptied(work, actor, costCentreId, moveTo)
        if (isProblem(left)) return left
        moved = left
        await updateCostCentreEnd(work, costCentreId, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { costCentreId, moved }
  })

/** How many people went to the other one; without another, nobody may be left. */
async function emptied(work: Work, actor: Actor, costCentreId: string, moveTo: string | undefined): Promise<number | Problem> {
  const people = await countPeople(work, costCentreId)
  if (moveTo === undefined) {
    const used = people > 0 || (await isJoiningCostCentre(work, costCentreId))
    return used ? problem('costCentreInUse', { field: 'moveTo', detail: { people } }) : 0
  }
  if (moveTo === costCentreId || !(await lockCostCentre(work, moveTo))) return problem('costCentreUnknown', { field: 'moveTo' })
  await updateJoiningCostCentre(work, costCentreId, moveTo)
  await movePeople(work, actor, costCentreId, moveTo)
  return people
}

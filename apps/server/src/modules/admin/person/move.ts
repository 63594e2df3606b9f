import type { movePeople } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { changeRecord } from '../record/change-record'
import { scopeOf, type Scope } from '../../booking/traveller/scope'
import { findWithin, placeFault, superiorFault } from './checks'
import { personRecord } from './record'
import { changeSeveral } from './several'
import { movePerson, type Move } from './write-store'

type Moved = ResponseOf<typeof movePeople>

/** Puts several people elsewhere: all of them, or none where one may not be moved. */
export const moveSeveral = (context: Context, actor: Actor, request: RequestOf<typeof movePeople>): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const { employeeIds, versions, departmentId, gradeId, costCentreId, superiorId } = request
    const move: Move = { departmentId, gradeId, costCentreId, superiorId }
    const refused =
      (await placeFault(work, scope, {
        ...(departmentId !== undefined && { departmentId }),
        ...(gradeId !== undefined && { gradeId }),
        ...(costCentreId !== undefined && { costCentreId }),
      })) ?? (superiorId === undefined ? undefined : await superiorFault(work, employeeIds, superiorId))
    if (refused) return refused
    return changeSeveral(work, actor, { employeeIds, versions }, (employeeId) =>
      moveOne(work, scope, actor, { employeeId, move }),
    )
  })

interface PersonMove {
  employeeId: string
  move: Move
}

async function moveOne(work: Work, scope: Scope, actor: Actor, { employeeId, move }: PersonMove): Promise<number | Problem> {
  const key = { kind: 'person', id: employeeId } as const
  return changeRecord(work, {
    ...key,
    act: 'changed',
    actorId: actor.employeeId,
    read: () => personRecord(work, employeeId),
    write: async () => {
      const person = await findWithin(work, scope, employeeId)
      if (isProblem(person)) return person
      if (!person.active) return problem('personLeft', { field: 'employeeIds', detail: { name: person.name } })
      await movePerson(work, employeeId, move)
      return undefined
    },
  })
}

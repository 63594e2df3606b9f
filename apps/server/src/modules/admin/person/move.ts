import type { movePeople as movePeopleCall } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { scopeOf } from '../../booking/traveller/scope'
import { placeFault, superiorFault } from './checks'
import { changeSeveral } from './several'
import { movePeople, type Move } from './write-store'

type Moved = ResponseOf<typeof movePeopleCall>

/** Puts several people elsewhere: all of them, or none where one may not be moved. */
export const moveSeveral = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof movePeopleCall>,
): Promise<Moved | Problem> =>
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
    return changeSeveral(
      work,
      { actor, scope },
      { employeeIds, versions },
      {
        act: 'changed',
        faultOf: ({ active, name }) => (active ? undefined : problem('personLeft', { field: 'employeeIds', detail: { name } })),
        write: (ids) => movePeople(work, ids, move),
      },
    )
  })

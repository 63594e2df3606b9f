import type { markServedVip, markVip } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { inCompany, inTransaction, once } from '../../../work'
import { isServed } from '../../booking/settings/store'
import { scopeOf, type Scope } from '../../booking/traveller/scope'
import { changeRecord } from '../record/change-record'
import { findWithin } from './checks'
import { personRecord } from './record'
import { tellOfVip } from './tell-of-vip'
import { updateVip } from './write-store'

type Marked = ResponseOf<typeof markVip>
type Mark = RequestOf<typeof markVip>

/** By the company, of those whom the caller looks after. */
export const markPerson = (context: Context, actor: Actor, mark: Mark): Promise<Marked | Problem> =>
  once<Marked>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    return isProblem(scope) ? scope : write(work, actor, { scope, mark })
  })

/** By the agency, of a company that it serves; the company is told, and reads it in the history of the person. */
export async function markCustomer(
  context: Context,
  actor: Actor,
  { enterpriseId, ...mark }: RequestOf<typeof markServedVip>,
): Promise<Marked | Problem> {
  const served = await inCompany(context, actor.enterpriseId, (work) => isServed(work, enterpriseId))
  if (!served) return problem('customerNotServed', { field: 'enterpriseId' })
  return inTransaction<Marked | Problem>(context, enterpriseId, (work) =>
    write(work, actor, { scope: 'company', mark, told: tellOfVip }),
  )
}

interface Marking {
  scope: Scope
  mark: Mark
  /** Tells of somebody who was no VIP before. */
  told?: (work: Work, employeeId: string) => Promise<void>
}

async function write(work: Work, actor: Actor, { scope, mark: { employeeId, isVip }, told }: Marking): Promise<Marked | Problem> {
  const version = await changeRecord(work, {
    kind: 'person',
    id: employeeId,
    act: 'changed',
    actorId: actor.employeeId,
    read: () => personRecord(work, employeeId),
    write: async () => {
      const person = await findWithin(work, scope, employeeId)
      if (isProblem(person)) return person
      if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
      await updateVip(work, { employeeId, isVip, at: work.context.clock.now() })
      if (isVip && !person.isVip) await told?.(work, employeeId)
      return undefined
    },
  })
  return isProblem(version) ? version : { version }
}

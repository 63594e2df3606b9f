import type { revealPersonDocument } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { newId } from '../../../kit/id'
import { secondsUntilFree } from '../../../kit/waiting'
import { inTransaction } from '../../../work'
import { countReadings } from '../../booking/traveller/readings-store'
import { scopeOf } from '../../booking/traveller/scope'
import { findCredentials, logAccess } from '../../booking/traveller/store'
import { findWithin } from './checks'

type Revealed = ResponseOf<typeof revealPersonDocument>

const purpose = 'document of a colleague'
const perHour = 20
const hour = 3_600_000

/** The number of a colleague's document, written down with its reason before it is told. */
export const revealDocument = (
  context: Context,
  actor: Actor,
  { employeeId, credentialId, reason }: RequestOf<typeof revealPersonDocument>,
): Promise<Revealed | Problem> =>
  inTransaction<Revealed | Problem>(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const person = await findWithin(work, scope, employeeId)
    if (isProblem(person)) return person
    const why = reason.trim()
    if (why.length < 2) return problem('reasonMissing', { field: 'reason' })
    const credentials = await findCredentials(work, [employeeId])
    const found = credentials.find((each) => each.credentialId === credentialId)
    if (!found) return problem('credentialUnknown', { field: 'credentialId' })
    const at = context.clock.now()
    const since = new Date(at.getTime() - hour)
    const read = await countReadings(work, { employeeId: actor.employeeId, purpose, since })
    if (read.count >= perHour) return problem('revealedTooOften', { retryAfter: secondsUntilFree(read.first, hour, at) })
    const subjects = [{ id: newId(at), subject: `credential ${credentialId} of ${person.name}, ${why}` }]
    await logAccess(work, { at, employeeId: actor.employeeId, subjects, purpose })
    return { value: context.vault.open(found.numberCipher) }
  })

import type { invitePeople } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { accountInvitationText } from '@sojourn/text/admin/account/invitation'
import type { Actor, Context, Work } from '../../../context'
import { enqueueNow } from '../../../db/queue'
import { once } from '../../../work'
import { scopeOf } from '../../booking/traveller/scope'
import { findWithin } from './checks'
import { writeConsoleNotifications } from './console-notifications'

type Invited = ResponseOf<typeof invitePeople>

/** Invites again those who have not activated their accounts; whoever has is left alone. */
export const invite = (
  context: Context,
  actor: Actor,
  { employeeIds, by = 'mail' }: RequestOf<typeof invitePeople>,
): Promise<Invited | Problem> =>
  once<Invited>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const waiting: string[] = []
    for (const employeeId of employeeIds) {
      const person = await findWithin(work, scope, employeeId)
      if (isProblem(person)) return person
      if (person.active && person.awaitingActivation) waiting.push(employeeId)
    }
    await (by === 'mail' ? writeInvitation : textInvitations)(work, waiting)
    return { invited: waiting.length }
  })

/** By text message, each in a job of its own. */
async function textInvitations({ context, sql, enterpriseId }: Work, employeeIds: readonly string[]): Promise<void> {
  const tasks = employeeIds.map((employeeId) => ({ kind: 'person.text' as const, enterpriseId, payload: { employeeId } }))
  if (tasks.length > 0) await enqueueNow(context, sql, ...tasks)
}

/** Who invites, and where the account is activated. */
export const writeInvitation = (work: Work, employeeIds: readonly string[]): Promise<void> =>
  writeConsoleNotifications(work, employeeIds, accountInvitationText)

import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  addMeetingInvitees,
  remindMeetingInvitees,
  removeMeetingInvitee,
} from '@sojourn/contract/products/meeting/invitee.calls'
import type { MeetingInvitee } from '@sojourn/contract/products/meeting/invitee.shapes'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { deleteAnswersOn, invitationState, plainMobile } from '@sojourn/domain/products/meeting/attendees'
import { isToRemind, readInvitee, type KeptInvitee } from '@sojourn/domain/products/meeting/invitees'
import type { Actor, Context, Work } from '../../../../context'
import { enqueue } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { once } from '../../../../work'
import { actOnMeeting, ownMeeting } from '../order/open-meeting'
import { recordStep } from '../order/record-step'
import { findInvitation, findInvitations, type InvitationRow } from './invitation-store'
import { deleteInvitee, findInvitees, insertInvitees, noteReminded, type InviteeRow, type ListedInvitee } from './invitee-store'

type Moved = Promise<{ orderNo: string } | Problem>
const peopleAtMost = 500

export const openedInvitee = ({ vault }: Context, { personCipher }: Pick<InviteeRow, 'personCipher'>): KeptInvitee =>
  readInvitee(JSON.parse(vault.open(personCipher)))

const isOpen = ({ clock }: Context, { revokedAt, ...row }: InvitationRow): boolean =>
  invitationState({ ...row, isRevoked: revokedAt !== null }, chinaDate(clock.now())) === 'open'

/** People are texted a link, each mobile once for a meeting. */
export const addInvitees = (context: Context, actor: Actor, request: RequestOf<typeof addMeetingInvitees>): Moved =>
  actOnMeeting(context, actor, request.orderNo, async (work, { meeting }) => {
    const { orderNo, invitationId, people } = request
    const invitation = await findInvitation(work, invitationId)
    if (invitation?.orderNo !== orderNo || !isOpen(context, invitation))
      return problem('meetingInvitationUnknown', { field: 'invitationId' })
    const invitedAt = context.clock.now()
    const deleteOn = deleteAnswersOn(meeting.body.plan.days.at(-1)!)
    const rows = people.map(({ name, mobile }) => {
      const person: KeptInvitee = { version: 1, name: name.trim(), mobile: plainMobile(mobile), language: actor.language }
      return {
        inviteeId: newId(invitedAt),
        orderNo,
        invitationId,
        personCipher: context.vault.seal(JSON.stringify(person)),
        mobileDigest: context.vault.digest(person.mobile),
        invitedAt,
        deleteOn,
      }
    })
    const known = await findInvitees(work, orderNo)
    const mobiles = new Set([...known, ...rows].map(({ mobileDigest }) => mobileDigest))
    if (mobiles.size > peopleAtMost) return problem('meetingInviteesMany', { field: 'people' })
    const added = await insertInvitees(work, rows)
    if (added.length === 0) return undefined
    await write(work, added, 'invited')
    const step = { step: 'peopleInvited' as const, detail: { count: added.length } }
    await recordStep(work, orderNo, actor.agent?.name ?? actor.name, step)
    return undefined
  })

/** Nobody reminds them any more; what they answered stays. */
export const removeInvitee = (
  context: Context,
  actor: Actor,
  { orderNo, inviteeId }: RequestOf<typeof removeMeetingInvitee>,
): Moved =>
  once<{ orderNo: string }>(context, actor, async (work) => {
    const own = await ownMeeting(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    const wasThere = await deleteInvitee(work, { orderNo, inviteeId })
    return wasThere ? { orderNo } : problem('meetingAttendeeUnknown', { field: 'inviteeId' })
  })

/** Those who have not answered and whose link is open are texted once more. */
export const remindInvitees = (context: Context, actor: Actor, { orderNo }: RequestOf<typeof remindMeetingInvitees>): Moved =>
  actOnMeeting(context, actor, orderNo, async (work) => {
    const count = await remindAll(work, orderNo)
    if (count === 0) return problem('meetingNobodyToRemind', { field: 'orderNo' })
    await recordStep(work, orderNo, actor.agent?.name ?? actor.name, { step: 'peopleReminded', detail: { count } })
    return undefined
  })

/** How many were, of one link or of all. */
export async function remindAll(work: Work, orderNo: string, ofInvitation?: string): Promise<number> {
  const { context } = work
  const open = await openInvitations(work, orderNo)
  const now = context.clock.now()
  const isMeant = ({ invitationId }: InviteeRow): boolean =>
    open.has(invitationId) && (ofInvitation === undefined || invitationId === ofInvitation)
  const due = (await findInvitees(work, orderNo)).filter((row) => isMeant(row) && isToRemind(row, now))
  const ids = due.map(({ inviteeId }) => inviteeId)
  await noteReminded(work, ids, now)
  await write(work, ids, 'answer')
  return ids.length
}

const openInvitations = async (work: Work, orderNo: string): Promise<Set<string>> => {
  const all = await findInvitations(work, orderNo)
  return new Set(all.filter((row) => isOpen(work.context, row)).map(({ invitationId }) => invitationId))
}

const write = ({ context, sql, enterpriseId }: Work, inviteeIds: readonly string[], occasion: 'invited' | 'answer') => {
  const runAt = context.clock.now()
  const task = { kind: 'meeting.guest' as const, enterpriseId, runAt }
  return enqueue(sql, ...inviteeIds.map((inviteeId) => ({ ...task, id: newId(runAt), payload: { inviteeId, occasion } })))
}

/** As the organiser reads them. */
export async function inviteesTold(work: Work, orderNo: string, canInvite: boolean): Promise<MeetingInvitee[]> {
  const { context } = work
  const [rows, open] = await Promise.all([findInvitees(work, orderNo), openInvitations(work, orderNo)])
  const now = context.clock.now()
  return rows.map((row: ListedInvitee) => {
    const { name, mobile } = openedInvitee(context, row)
    const { inviteeId, invitationId, answered, remindedAt } = row
    const canRemind = canInvite && open.has(invitationId) && isToRemind(row, now)
    const told = { inviteeId, name, mobile: maskMobile(mobile), invitationId, answered, canRemind }
    return { ...told, ...(remindedAt && { remindedAt: remindedAt.toISOString() }) }
  })
}

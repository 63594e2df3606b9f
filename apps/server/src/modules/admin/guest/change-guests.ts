import type {
  addCompanyGuest,
  editCompanyGuest,
  handOverGuests,
  removeCompanyGuests,
} from '@sojourn/contract/admin/people/guest.calls'
import type { RecordAct } from '@sojourn/contract/admin/record-change.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { hasGuestWith, retireGuest, updateGuest } from '../../booking/traveller/guest-store'
import { checkedGuest, checkedParts, keepGuest } from '../../booking/traveller/guests'
import { findWithin } from '../person/checks'
import { changeRecord } from '../record/change-record'
import { isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'
import { guestRecord } from './record'
import { findGuests, findGuestsOf, keepsSame, updateHost, type CompanyGuestRow } from './store'

type Added = ResponseOf<typeof addCompanyGuest>

export const add = async (
  context: Context,
  actor: Actor,
  { hostId, ...form }: RequestOf<typeof addCompanyGuest>,
): Promise<Added | Problem> => {
  const guest = checkedGuest(context, actor.language, form)
  if (isProblem(guest)) return guest
  const { guestId } = guest
  return once<Added>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const unfit = await hostFault(work, scope, hostId)
    if (unfit) return unfit
    const version = await changed(work, { actorId: actor.employeeId, guestId, act: 'added' }, () =>
      keepGuest(work, hostId, guest),
    )
    return isProblem(version) ? version : { guestId }
  })
}

type Edited = ResponseOf<typeof editCompanyGuest>

export const edit = async (
  context: Context,
  actor: Actor,
  { guestId, version: read, ...form }: RequestOf<typeof editCompanyGuest>,
): Promise<Edited | Problem> => {
  const parts = checkedParts(context, actor.language, form)
  if (isProblem(parts)) return parts
  const { credential } = parts
  return once<Edited>(context, actor, async (work) => {
    const [guest] = await findKept(work, actor, [guestId]).then((found) => (isProblem(found) ? [] : found))
    if (!guest) return problem('guestUnknown', { field: 'guestId' })
    const { hostId } = guest
    if (credential && (await hasGuestWith(work, { hostId, numberHash: credential.numberHash, exceptId: guestId })))
      return problem('guestOnePerDocument', { field: 'credential.number' })
    const version = await changeRecord(work, {
      kind: 'guest',
      id: guestId,
      version: read,
      act: 'changed',
      actorId: actor.employeeId,
      read: () => guestRecord(work, guestId),
      write: async () => {
        await updateGuest(work, { guestId, ...parts })
        return undefined
      },
    })
    return isProblem(version) ? version : { version }
  })
}

/** A host is in office, looked after by the caller, and books for others. */
async function hostFault(work: Work, scope: Scope, hostId: string): Promise<Problem | undefined> {
  const host = await findWithin(work, scope, hostId)
  if (isProblem(host)) return { ...host, field: 'hostId' }
  const suits = host.active && host.permissions.includes('bookForOthers')
  return suits ? undefined : problem('guestHostUnsuitable', { field: 'hostId', detail: { name: host.name } })
}

const changed = (
  work: Work,
  { actorId, guestId, act }: { actorId: string; guestId: string; act: RecordAct },
  write: () => Promise<Problem | undefined>,
): Promise<number | Problem> =>
  changeRecord(work, { kind: 'guest', id: guestId, act, actorId, read: () => guestRecord(work, guestId), write })

const unknown = (): Problem => problem('guestUnknown', { field: 'guestIds' })

/** Guests who are still kept, by those whom the caller looks after; in one order, so that two who change the same wait for each other. */
async function findKept(work: Work, actor: Actor, guestIds: readonly string[]): Promise<CompanyGuestRow[] | Problem> {
  const scope = await scopeOf(work, actor, 'managePeople')
  if (isProblem(scope)) return scope
  const rows = await findGuests(work, guestIds)
  const kept = rows.filter(({ active, departmentId }) => active && isWithin(scope, departmentId))
  return kept.length < guestIds.length ? unknown() : kept
}

type HandedOver = ResponseOf<typeof handOverGuests>

export const handOver = (
  context: Context,
  actor: Actor,
  { guestIds, hostId }: RequestOf<typeof handOverGuests>,
): Promise<HandedOver | Problem> =>
  once<HandedOver>(context, actor, async (work) => {
    const guests = await findKept(work, actor, guestIds)
    if (isProblem(guests)) return guests
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const unfit = await hostFault(work, scope, hostId)
    if (unfit) return unfit
    const others = guests.filter((guest) => guest.hostId !== hostId)
    for (const guest of others) {
      const version = await handOn(work, guest, { hostId, actorId: actor.employeeId })
      if (isProblem(version)) return version
    }
    return { changed: others.length }
  })

const handOn = (
  work: Work,
  { guestId, name }: Pick<CompanyGuestRow, 'guestId' | 'name'>,
  { hostId, actorId }: { hostId: string; actorId: string },
): Promise<number | Problem> =>
  changed(work, { actorId, guestId, act: 'handedOver' }, async () => {
    if (await keepsSame(work, hostId, guestId)) return problem('guestTaken', { field: 'guestIds', detail: { name } })
    await updateHost(work, guestId, hostId)
    return undefined
  })

/** Guests of somebody who leaves go to the successor; who keeps the same guest already leaves this one where it is. */
export async function handOnGuests(
  work: Work,
  from: string,
  { to, actorId }: { to: string | null; actorId: string },
): Promise<Problem | undefined> {
  if (to === null) return undefined
  for (const guestId of await findGuestsOf(work, from)) {
    const version = await handOn(work, { guestId, name: '' }, { hostId: to, actorId })
    if (isProblem(version) && version.problem !== 'guestTaken') return version
  }
  return undefined
}

type Removed = ResponseOf<typeof removeCompanyGuests>

export const remove = (
  context: Context,
  actor: Actor,
  { guestIds }: RequestOf<typeof removeCompanyGuests>,
): Promise<Removed | Problem> =>
  once<Removed>(context, actor, async (work) => {
    const guests = await findKept(work, actor, guestIds)
    if (isProblem(guests)) return guests
    for (const { guestId } of guests) {
      const version = await changed(work, { actorId: actor.employeeId, guestId, act: 'ended' }, async () => {
        // Somebody else may have removed or handed the guest over since it was read.
        const [now] = await findGuests(work, [guestId])
        return now && (await retireGuest(work, now.hostId, guestId)) ? undefined : unknown()
      })
      if (isProblem(version)) return version
    }
    return { removed: guests.length }
  })

import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Product } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import type { Actor, Context } from '../../../context'
import { inCompany, once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import type { OpenDraft } from '../draft/draft'
import { updateDraftTravellers, type DraftRow } from '../draft/store'
import { refuseArranging } from '../traveller/arranging'
import { findPeople, type PersonRow } from '../traveller/store'

/** A draft with its people. */
export interface PeopledDraft<SearchParams> {
  draft: DraftRow<SearchParams>
  people: PersonRow[]
}

/** Most people on one order of a product. */
export const travellersAtMost = ({ draftRules }: Context, product: Product): number => draftRules[product].travellersAtMost

export async function readDraft<SearchParams>(
  context: Context,
  actor: Actor,
  tempOrderNo: string,
  open: OpenDraft<SearchParams>,
): Promise<PeopledDraft<SearchParams> | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await open(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    return {
      draft,
      people: await findPeople(work, draft.travellerIds, { today: chinaDate(context.clock.now()), reader: actor.language }),
    }
  })
}

interface ChosenTravellers<SearchParams> {
  chosen: { tempOrderNo: string; employeeIds: string[] }
  open: OpenDraft<SearchParams>
}

/** The people of a draft, chosen before its list is shown (S4.14). `answer` makes what is remembered of the write. */
export async function chooseDraftTravellers<SearchParams, Answer>(
  context: Context,
  actor: Actor,
  { chosen: { tempOrderNo, employeeIds }, open }: ChosenTravellers<SearchParams>,
  answer: (chosen: PeopledDraft<SearchParams>) => Answer,
): Promise<Answer | Problem> {
  if (new Set(employeeIds).size < employeeIds.length) return problem('travellerTwice', { field: 'employeeIds' })
  return once(context, actor, async (work) => {
    const draft = await open(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const refusal = refuseTravellers(context, actor, { draft, employeeIds })
    if (refusal) return refusal
    const people = await findPeople(work, employeeIds, { today: chinaDate(context.clock.now()), reader: actor.language })
    if (people.length < employeeIds.length || people.some((person) => isForeignGuest(actor, person)))
      return problem('travellerUnknown', { field: 'employeeIds' })
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'employeeIds' })
    if (uncovered) return uncovered
    await updateDraftTravellers(work, draft.tempOrderNo, employeeIds)
    return answer({ draft: { ...draft, travellerIds: employeeIds }, people })
  })
}

/** A guest is booked for by the host alone. */
export const isForeignGuest = (actor: Actor, { hostId }: Pick<PersonRow, 'hostId'>): boolean =>
  hostId !== undefined && hostId !== actor.employeeId

/** May the caller book for this person and so see their masked documents? */
export function mayBookFor(actor: Actor, person: PersonRow): boolean {
  if (person.employeeId === actor.employeeId) return true
  if (!actor.permissions.includes('bookForOthers')) return false
  return person.hostId === undefined ? person.permissions.includes('book') : !isForeignGuest(actor, person)
}

interface AskedTravellers {
  draft: Pick<DraftRow, 'travelType' | 'product'>
  employeeIds: readonly string[]
  max?: number | undefined
}

/** Anybody may travel alone; others only for those who may book for others, on business, and not too many. */
export function refuseTravellers(
  context: Context,
  actor: Actor,
  { draft, employeeIds, max = travellersAtMost(context, draft.product) }: AskedTravellers,
): Problem | undefined {
  if (employeeIds.length > max) return problem('tooManyTravellers', { field: 'employeeIds', detail: { max } })
  const onlySelf = employeeIds.length === 1 && employeeIds[0] === actor.employeeId
  if (onlySelf) return undefined
  const allowed = actor.permissions.includes('bookForOthers') && draft.travelType === 'business'
  return allowed ? undefined : problem('travellerNotAllowed', { field: 'employeeIds' })
}

export const travellerSummary = (person: PersonRow, actor: Actor): TravellerSummary => ({
  employeeId: person.employeeId,
  name: readableName(person, actor.language),
  departmentName: person.departmentName[actor.language],
  gradeName: person.gradeName[actor.language],
  ...(person.hostId && { guest: true }),
})

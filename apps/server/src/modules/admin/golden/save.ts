import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { endGoldenTrip, saveGoldenTrip } from '@sojourn/contract/products/policy-lab.calls'
import { goldenAtMost } from '@sojourn/contract/products/policy-lab-words'
import { unseenOffers } from '@sojourn/domain/booking/policy/choice-set'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { changeRecord } from '../record/change-record'
import { companyRefusal } from '../../booking/traveller/scope'
import { choicesOf, listOf } from './judge'
import { goldenRecord } from './record'
import { countGolden, findGolden, findOffered, insertGolden, updateGolden, updateGoldenEnd } from './store'

type Saved = ResponseOf<typeof saveGoldenTrip>
type Request = RequestOf<typeof saveGoldenTrip>

export const saveGolden = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'managePolicies')
    if (refused) return refused
    const name = request.name.trim()
    if (!name) return problem('goldenNameMissing', { field: 'name' })
    const { goldenId = newNumber('gt'), version, verdict } = request
    const saved = await changeRecord(work, {
      kind: 'goldenTrip',
      id: goldenId,
      version,
      act: request.goldenId === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => goldenRecord(work, goldenId),
      write: async () => {
        if (request.goldenId === undefined) return add(work, { ...request, goldenId, name })
        const fault = await endedFault(work, goldenId)
        if (!fault) await updateGolden(work, { goldenId, name, verdict })
        return fault
      },
    })
    return isProblem(saved) ? saved : { goldenId, version: saved }
  })

async function endedFault(work: Work, goldenId: string): Promise<Problem | undefined> {
  const row = await findGolden(work, goldenId)
  if (!row) return problem('notFound', { field: 'goldenId' })
  return row.endedOn === null ? undefined : problem('goldenEnded', { field: 'goldenId' })
}

async function add(
  work: Work,
  { goldenId, name, verdict, choice }: Request & { goldenId: string },
): Promise<Problem | undefined> {
  if (!choice) return problem('goldenUnsuitable', { field: 'choice' })
  const offered = await findOffered(work, choice.orderNo)
  const search = offered.find(({ searchId }) => searchId === choice.searchId)
  if (!search) return problem(offered.length === 0 ? 'orderUnknown' : 'goldenUnsuitable', { field: 'choice' })
  const position = choice.position < 0 ? null : choice.position
  const choices = choicesOf(work, search)
  const { at } = listOf(choices, position)
  const isThere =
    position === null
      ? at !== undefined
      : position < choices.recorded.length && !unseenOffers(choices.set, work.context.policySections).has(position)
  if (!isThere) return problem('goldenUnsuitable', { field: 'choice' })
  if ((await countGolden(work)) >= goldenAtMost) return problem('goldenFull', { field: 'choice' })
  const { orderNo, searchId } = choice
  const { product } = choices.set
  await insertGolden(work, { goldenId, name, product, orderNo, searchId, position, verdict, createdAt: work.context.clock.now() })
  return undefined
}

type Ended = ResponseOf<typeof endGoldenTrip>

export const endGolden = (
  context: Context,
  actor: Actor,
  { goldenId, version }: RequestOf<typeof endGoldenTrip>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'managePolicies')
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'goldenTrip',
      id: goldenId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => goldenRecord(work, goldenId),
      write: async () => {
        const fault = await endedFault(work, goldenId)
        if (!fault) await updateGoldenEnd(work, goldenId, chinaDate(context.clock.now()))
        return fault
      },
    })
    return isProblem(ended) ? ended : { goldenId, version: ended }
  })

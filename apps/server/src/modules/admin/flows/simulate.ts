import { regionsOfProduct } from '@sojourn/contract/booking/codes'
import type { simulateFlows } from '@sojourn/contract/admin/flows.calls'
import type { SimulatedLevel, Simulation } from '@sojourn/contract/admin/flows.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { unmetCondition, type ApprovalFacts, type ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import { conditionPhrase, type FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import { copiesOf, traceLevels } from '@sojourn/domain/booking/approval/resolve-chain'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inSnapshot } from '../../../work'
import { peopleOf, readersOfCopies } from '../../booking/approval/chain'
import { languageOfFlows } from '../../booking/approval/flow-names'
import { findNamedPeople } from '../../booking/approval/flow-names-store'
import { findFlows } from '../../booking/approval/store'
import { withinDepartments } from '../../booking/approval/within-departments'
import { findApprovers, findPeople, type PersonRow } from '../../booking/traveller/store'

type Request = RequestOf<typeof simulateFlows>

/** Who would decide about a case: by the same rules that decide when it is submitted. */
export const simulate = (context: Context, actor: Actor, request: Request): Promise<Simulation | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const { travellerIds, bookerId = travellerIds[0]! } = request
    const now = context.clock.now()
    const people = await findPeople(work, [...new Set([...travellerIds, bookerId])], { today: chinaDate(now) })
    const travellers = people.filter(({ employeeId }) => travellerIds.includes(employeeId))
    const unknown = [...travellerIds, bookerId].some((id) => people.every(({ employeeId }) => employeeId !== id))
    if (unknown) return problem('personUnknown', { field: 'travellerIds' })
    const flows: readonly ApprovalFlow[] = request.flows ?? (await findFlows(work))
    const facts = factsOf(request, bookerId, await withinDepartments(work, flows, travellers), now.toISOString())
    const language = await languageOfFlows(work, flows, actor.language)
    const place = flows.findIndex(({ conditions }) => unmetCondition(conditions, facts) === undefined)
    const flow = flows[place]
    return {
      tried: flows.slice(0, place < 0 ? flows.length : place + 1).map((each) => triedOf(each, facts, language)),
      ...(flow && { flow: await followed(work, actor, flow, { facts, travellers }) }),
    }
  })

function factsOf(request: Request, bookerId: string, travellers: readonly PersonRow[], now: string): ApprovalFacts {
  const product = request.object === 'application' ? undefined : request.product
  return {
    object: request.object,
    ...(product && { product }),
    countries: request.countries ?? (product && regionsOfProduct[product].includes('domestic') ? ['CN'] : []),
    outOfPolicy: request.outOfPolicy,
    rules: request.outOfPolicy ? (request.rules ?? []) : [],
    amount: request.amount,
    bookerId,
    travellers: travellers.map((person) => ({ ...person, type: person.hostId === undefined ? 'employee' : 'guest' })),
    costCentreIds:
      request.costCentreId === undefined
        ? [...new Set(travellers.map(({ costCentreId }) => costCentreId))]
        : [request.costCentreId],
    projectCodes: request.projectCode === undefined ? [] : [request.projectCode],
    insideApplication: request.insideApplication ?? false,
    now,
  }
}

function triedOf({ flowId, name, conditions }: ApprovalFlow, facts: ApprovalFacts, language: FlowLanguage) {
  const condition = unmetCondition(conditions, facts)
  return {
    flowId,
    name: name[language.language],
    ...(condition !== undefined && { unmet: { condition, words: conditionPhrase(conditions, condition, language) } }),
  }
}

type Followed = NonNullable<Simulation['flow']>

async function followed(
  work: Work,
  { language }: Actor,
  flow: ApprovalFlow,
  { facts, travellers }: { facts: ApprovalFacts; travellers: readonly PersonRow[] },
): Promise<Followed> {
  const [approvers, more] = await Promise.all([findApprovers(work), readersOfCopies(work, [flow], travellers)])
  const people = peopleOf(approvers, travellers)
  const traced = traceLevels(flow, facts, people)
  const copies = copiesOf(flow, facts, peopleOf([...approvers, ...more], travellers))
  const levels = isProblem(traced) ? [] : traced
  const ids = [
    ...levels.flatMap(({ asked, settled }) => [
      ...asked.flatMap(({ employeeId, insteadOf }) => [employeeId, insteadOf ?? []].flat()),
      ...settled.map(({ employeeId }) => employeeId),
    ]),
    ...copies.map(({ employeeId }) => employeeId),
  ]
  const named = await findNamedPeople(work, [...new Set(ids)], language)
  const nameOf = (id: string): string => {
    const person = named.find(({ employeeId }) => employeeId === id)
    return person ? readableName(person, language) : ''
  }
  const stuck = isProblem(traced) ? Number(traced.detail?.['level']) : undefined
  return {
    flowId: flow.flowId,
    name: flow.name[language],
    deadlineHours: flow.deadlineHours,
    onSilence: flow.onSilence,
    tells: flow.tells ?? false,
    levels: levels.map((level): SimulatedLevel => {
      const choice = flow.tells ? undefined : flow.levels[level.level - 1]?.choice
      return {
        level: level.level,
        mode: level.mode,
        need: level.need,
        ...(choice && { choice }),
        asked: level.asked.map(({ employeeId, insteadOf, why }) => ({
          name: nameOf(employeeId),
          ...(insteadOf !== undefined && { insteadOf: nameOf(insteadOf) }),
          ...(why && { why }),
        })),
        settled: level.settled.map(({ employeeId, why }) => ({ name: nameOf(employeeId), why })),
      }
    }),
    ...(stuck !== undefined && { stuck }),
    copies: copies.map(({ employeeId, when }) => ({ name: nameOf(employeeId), when: flow.tells ? 'submit' : when })),
  }
}

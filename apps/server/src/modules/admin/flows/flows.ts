import type { checkFlows, findFlowPeople, getFlows } from '@sojourn/contract/admin/flows.calls'
import type { CompanyFlows, FlowsVersion } from '@sojourn/contract/admin/flows.shapes'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { products } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { publishedAlone } from '@sojourn/domain/admin/proposal'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import { productRules } from '@sojourn/domain/booking/approval/product-rule'
import { readableName, type LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../../context'
import { containing } from '../../../db/like'
import { chinaDate } from '../../../kit/clock'
import { inCompany, inSnapshot } from '../../../work'
import { flowLanguage, peopleIn } from '../../booking/approval/flow-names'
import { findNamedParts, findNamedPeople } from '../../booking/approval/flow-names-store'
import { productAvailability } from '../../booking/approval/product-rule'
import { findEnterprise } from '../../booking/settings/store'
import { inChargeOf } from '../proposal/area'
import { findOpenProposal, type ProposalRow } from '../proposal/store'
import { openProposalOf } from '../proposal/view'
import { faultsOfFlows, namesOf } from './company'
import { flowsRecord } from './publish'
import { findFlowPeople as findPeopleBy, findFlowsVersions, type FlowsVersionRow } from './store'

/** The flows in force, what is wrong with them, where they come from, and what somebody proposes instead. */
export const companyFlows = (context: Context, actor: Actor): Promise<ResponseOf<typeof getFlows>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const { language, employeeId } = actor
    const today = chinaDate(context.clock.now())
    const [versions, proposal, parts, enterprise, inCharge] = await Promise.all([
      findFlowsVersions(work, language),
      findOpenProposal(work, flowsRecord, language),
      findNamedParts(work, null),
      findEnterprise(work),
      inChargeOf(work, 'flows'),
    ])
    const inForce = versions[0]
    const flows = inForce?.flows ?? []
    const mentioned = [...versions.flatMap((each) => each.flows), ...proposedFlows(proposal)]
    const people = await findNamedPeople(work, peopleIn(mentioned), language)
    const words = flowLanguage(language, parts, people)
    return {
      version: inForce?.version ?? 0,
      today,
      flows: written(flows),
      faults: await faultsOfFlows(work, flows, language),
      products: products.words.flatMap((product) =>
        productRules(flows, product, productAvailability(enterprise, today, product), words).map((rule) => ({
          product,
          ...rule,
        })),
      ),
      names: namesOf(parts, people, language),
      versions: versions.map((row) => versionOf(row, language)),
      ...(proposal && { proposal: proposalOf(proposal, actor, inCharge) }),
      mayChange: inCharge.includes(employeeId),
      publishAlone: publishedAlone(employeeId, inCharge),
    }
  })

/** What is written of a flow is what is kept of it. */
const written = (flows: readonly ApprovalFlow[]): WrittenFlow[] => flows as WrittenFlow[]

const proposedFlows = (proposal: ProposalRow | undefined): ApprovalFlow[] =>
  (proposal?.body as { flows: ApprovalFlow[] } | undefined)?.flows ?? []

const proposalOf = (row: ProposalRow, actor: Actor, inCharge: readonly string[]): NonNullable<CompanyFlows['proposal']> => ({
  ...openProposalOf(row, actor, inCharge),
  flows: written(proposedFlows(row)),
  writtenOn: row.baseVersion,
})

function versionOf(row: FlowsVersionRow, language: Language): FlowsVersion {
  const named = (name: string | null, latin: LatinName | null) =>
    name === null ? undefined : readableName({ name, latin }, language)
  const by = named(row.publisher, row.publisherLatin)
  const proposedBy = named(row.proposer, row.proposerLatin)
  return {
    version: row.version,
    flows: written(row.flows),
    note: row.note,
    ...(row.publishedAt && { at: row.publishedAt.toISOString() }),
    ...(by !== undefined && { by }),
    ...(proposedBy !== undefined && { proposedBy }),
    ...(row.aloneReason !== null && { aloneReason: row.aloneReason }),
    ...(row.takenBackTo !== null && { takenBackTo: row.takenBackTo }),
  }
}

/** What would be wrong with flows that somebody writes. */
export const checkWritten = (
  context: Context,
  actor: Actor,
  { flows }: RequestOf<typeof checkFlows>,
): Promise<ResponseOf<typeof checkFlows>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => ({ faults: await faultsOfFlows(work, flows, actor.language) }))

const foundAtMost = 20

/** Colleagues in office, by name or number. */
export const peopleForFlows = (
  context: Context,
  actor: Actor,
  { keyword, approvers }: RequestOf<typeof findFlowPeople>,
): Promise<ResponseOf<typeof findFlowPeople>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const typed = keyword.trim()
    if (typed === '') return { list: [] }
    const rows = await findPeopleBy(work, { pattern: containing(typed), approvers, limit: foundAtMost, reader: actor.language })
    return {
      list: rows.map(({ employeeId, department, ...person }) => ({
        employeeId,
        name: readableName(person, actor.language),
        department: department[actor.language],
      })),
    }
  })

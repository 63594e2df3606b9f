import type { decideFlows, proposeFlows, takeBackFlows } from '@sojourn/contract/admin/flows.calls'
import type { RecordAct } from '@sojourn/contract/admin/record-change.calls'
import { isBlocking } from '@sojourn/contract/admin/flow-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import { describeFlow } from '@sojourn/domain/booking/approval/flow-sentences'
import { isDeepStrictEqual } from 'node:util'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { once } from '../../../work'
import { languageOfFlows } from '../../booking/approval/flow-names'
import { findFlows } from '../../booking/approval/store'
import { nameInEach } from '../names'
import { decideProposal } from '../proposal/decide'
import { noteEmergency } from '../proposal/emergency'
import { openProposal } from '../proposal/propose'
import { inChargeOf, type ProposalArea } from '../proposal/area'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersion } from '../record/store'
import { faultsOfFlows } from './company'
import { findFlowsOf, findNewestFlows, insertFlowsVersion, type NewFlowsVersion } from './store'

/** All flows of a company are one record. */
export const flowsRecord = { kind: 'flows', id: 'flows', subjectId: 'flows' } as const

type NewVersion = Omit<NewFlowsVersion, 'version' | 'publishedAt'>

/** Writes a version with what it changes in the history; the record stands at the same number. */
async function writeVersion(work: Work, act: RecordAct, row: NewVersion, version?: number): Promise<number | Problem> {
  const key = { kind: flowsRecord.kind, id: flowsRecord.id }
  return changeRecord(work, {
    ...key,
    act,
    actorId: row.publishedBy,
    ...(version !== undefined && { version }),
    read: () => keptFlows(work),
    write: async () => {
      const next = (await findRecordVersion(work, key)) + 1
      await insertFlowsVersion(work, { ...row, version: next, publishedAt: work.context.clock.now() })
      return undefined
    },
  })
}

/** The flows as their history says them: their names in order, and of each what it says. */
async function keptFlows(work: Work): Promise<KeptRecord> {
  const { version, flows } = await findNewestFlows(work)
  const inEach = await Promise.all(languages.map((language) => languageOfFlows(work, flows, language)))
  const say = (flow: ApprovalFlow): LocalText => {
    const [zhCN, zhTW, en] = inEach.map((language) => {
      const { conditions, levels, tells, silence, own, copies } = describeFlow(flow, language)
      const asked = levels.map(({ people, mode }) => [people, mode].filter(Boolean).join(' · '))
      const mode = tells ? language.text.onlyTold : ''
      return [...conditions, ...asked, mode, silence, own, ...copies].filter(Boolean).join(' · ')
    })
    return { 'zh-CN': zhCN!, 'zh-TW': zhTW!, en: en! }
  }
  const names = flows.map(({ name }) => name['zh-CN'])
  return { version: String(version), flows: names, ...Object.fromEntries(flows.map((flow) => [flow.flowId, say(flow)])) }
}

const area: ProposalArea = {
  kind: 'flows',
  titleOf: () => ({ 'zh-CN': '', 'zh-TW': '', en: '' }),
  pathOf: () => '/manage/approval/index',
  publish: async (work, { proposal, publisher, aloneReason }) => {
    const { flows } = proposal.body as { flows: ApprovalFlow[] }
    const { employeeId: publishedBy, language } = publisher
    const wrong = await refusalOf(work, flows, language)
    if (wrong) return wrong
    const proposedBy = proposal.proposedBy === publishedBy ? null : proposal.proposedBy
    const row = { flows, publishedBy, proposedBy, note: proposal.note, aloneReason, takenBackTo: null }
    return writeVersion(work, 'published', row, proposal.baseVersion)
  },
}

/** Faults that stand in the way of publishing flows; they are told with the refusal. */
async function refusalOf(work: Work, flows: readonly ApprovalFlow[], language: Language): Promise<Problem | undefined> {
  const faults = (await faultsOfFlows(work, flows, language)).filter(({ kind }) => isBlocking(kind))
  return faults.length === 0 ? undefined : problem('flowsInvalid', { field: 'flows', result: { faults } })
}

type Proposed = ResponseOf<typeof proposeFlows>

/** Proposes other flows; what is in force stays until somebody else publishes them. */
export async function propose(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof proposeFlows>,
): Promise<Proposed | Problem> {
  let emergency = false
  const answer = await once<Proposed>(context, actor, async (work) => {
    const flows = request.flows.map(named)
    const wrong = await refusalOf(work, flows, actor.language)
    if (wrong) return wrong
    if (isDeepStrictEqual(await findFlows(work), flows)) return problem('flowsUnchanged', { field: 'flows' })
    const proposed = await openProposal(work, actor, area, {
      subjectId: flowsRecord.subjectId,
      baseVersion: request.version,
      body: { flows },
      effectiveFrom: chinaDate(context.clock.now()),
      pilot: null,
      note: request.note?.trim() ?? '',
      alone: request.publishAlone,
    })
    if (isProblem(proposed)) return proposed
    emergency = proposed.emergency
    return { state: proposed.state, proposalId: proposed.proposalId, version: proposed.recordVersion }
  })
  if (emergency) await noteEmergency(context, actor)
  return answer
}

/** A name that a language lacks is the first that is written; a flow without any is refused as such. */
const named = (flow: ApprovalFlow): ApprovalFlow => ({ ...flow, name: nameInEach(flow.name) ?? flow.name })

type Decided = ResponseOf<typeof decideFlows>

export async function decide(
  context: Context,
  actor: Actor,
  { proposalId, decision, reason = '' }: RequestOf<typeof decideFlows>,
): Promise<Decided | Problem> {
  let emergency = false
  const answer = await once<Decided>(context, actor, async (work) => {
    const decided = await decideProposal(work, actor, area, { proposalId, decision, reason: reason.trim() })
    if (isProblem(decided)) return decided
    emergency = decided.emergency
    return { state: decided.state, version: decided.recordVersion }
  })
  if (emergency) await noteEmergency(context, actor)
  return answer
}

type TakenBack = ResponseOf<typeof takeBackFlows>

/** What was published before is in force again, as a version of its own. */
export const takeBack = (
  context: Context,
  actor: Actor,
  { version, to, reason = '' }: RequestOf<typeof takeBackFlows>,
): Promise<TakenBack | Problem> =>
  once<TakenBack>(context, actor, async (work) => {
    const { employeeId } = actor
    if (!(await inChargeOf(work, 'flows')).includes(employeeId)) return problem('forbidden')
    const flows = await findFlowsOf(work, to)
    if (!flows || to >= version) return problem('flowsVersionUnknown', { field: 'to' })
    const row = { flows, publishedBy: employeeId, proposedBy: null, note: reason.trim(), aloneReason: null, takenBackTo: to }
    const taken = await writeVersion(work, 'takenBack', row, version)
    return isProblem(taken) ? taken : { version: taken }
  })

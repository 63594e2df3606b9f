import { approvalPersonModes, type ApprovalInfo } from '@sojourn/contract/booking/approval/approval.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { ApprovalFacts } from '@sojourn/domain/booking/approval/approval-flow'
import { choicesOf, resolveChain } from '@sojourn/domain/booking/approval/resolve-chain'
import { toldPeople } from '@sojourn/domain/booking/approval/tell'
import type { Actor, Work } from '../../../context'
import { approverName, findApprovers } from '../traveller/store'
import { peopleOf, type ChainTraveller } from './chain'
import { findFlows } from './store'
import { withinDepartments } from './within-departments'

interface PreviewRequest {
  product: Product
  /** ISO codes. */
  countries: readonly string[]
  outOfPolicy: boolean
  travellers: readonly ChainTraveller[]
  departDate: string
  /** Fen. */
  amount: number
  insideApplication?: boolean
}

interface Preview {
  info: ApprovalInfo
  levels: { level: number; approvers: string[] }[]
  /** Who is only notified where nobody decides. */
  told: string[]
}

/** Before anything is booked: what the booker may choose (S3.14), and who decides level by level; a chosen level names its candidates. */
export async function approvalInfo(work: Work, actor: Actor, { departDate, ...request }: PreviewRequest): Promise<Preview> {
  const [approvers, flows] = await Promise.all([findApprovers(work), findFlows(work)])
  const facts: ApprovalFacts = {
    ...request,
    travellers: await withinDepartments(work, flows, request.travellers),
    object: 'booking',
    bookerId: actor.employeeId,
    now: work.context.clock.now().toISOString(),
    decideBefore: `${departDate}T00:00:00.000Z`,
  }
  const people = peopleOf(approvers, request.travellers)
  const nameOf = (id: string): string => approverName(approvers, id, actor.language)
  const choices = choicesOf(flows, facts, people)
  const chosen = Object.fromEntries(
    choices.map(({ level, choice, candidateIds }) => [level, choice === 'one' ? candidateIds.slice(0, 1) : candidateIds]),
  )
  const chain = resolveChain(flows, { ...facts, chosen }, people)
  const levels = chain && !isProblem(chain) ? chain.levels : []
  const told = chain ? undefined : toldPeople(flows, facts, people)
  return {
    info: infoOf(choices, nameOf),
    levels: levels.map(({ level, approverIds }) => ({ level, approvers: approverIds.map(nameOf) })),
    told: told?.toldIds.map(nameOf) ?? [],
  }
}

function infoOf(choices: ReturnType<typeof choicesOf>, nameOf: (id: string) => string): ApprovalInfo {
  const several = choices.some(({ choice }) => choice === 'several')
  return {
    approvalPersonMode: approvalPersonModes.code(several ? 'chooseSeveral' : choices.length > 0 ? 'chooseOne' : 'fixed'),
    personGroupList: choices.map(({ level, candidateIds }) => ({
      type: level,
      personList: candidateIds.map((employeeId) => ({
        employeeId,
        name: nameOf(employeeId),
        isSelect: candidateIds.length === 1,
      })),
    })),
  }
}

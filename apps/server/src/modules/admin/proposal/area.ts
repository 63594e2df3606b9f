import type { LocalText } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { ProposalKind } from '@sojourn/contract/kit/proposal'
import { proposalPermissions } from '@sojourn/domain/admin/proposal'
import { rolesWith } from '@sojourn/domain/kit/roles'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findInCharge } from '../../booking/traveller/role-store'
import type { NewProposal } from './store'

/** A proposal that comes into being. */
export interface Publication {
  proposal: NewProposal
  publisher: Actor
  /** Why it was published without a second person; the only one in charge says nothing. */
  aloneReason: string | null
}

/** What is proposed and published of one kind of record. */
export interface ProposalArea {
  kind: ProposalKind
  /** What it is about, for notifications. */
  titleOf(this: void, proposal: NewProposal): LocalText
  /** Its page, relative to the product's root. */
  pathOf(this: void, proposal: NewProposal): string
  /** Writes it with the history of its record, on the version that it was written on; answers the new one. */
  publish(this: void, work: Work, publication: Publication): Promise<number | Problem>
}

/** In office with the permission over the whole company: any two of them publish together. */
export const inChargeOf = (work: Work, kind: ProposalKind): Promise<string[]> =>
  findInCharge(work, { roles: rolesWith(proposalPermissions[kind]), today: chinaDate(work.context.clock.now()) })

import type { ProposalKind } from '@sojourn/contract/kit/proposal'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

export type ProposalState = 'open' | 'published' | 'refused' | 'withdrawn'

/** What somebody proposes of a record of the console. */
export interface NewProposal {
  proposalId: string
  kind: ProposalKind
  subjectId: string
  /** The version of the record that it was written on. */
  baseVersion: number
  /** Its shape is known to the record's own module. */
  body: object
  effectiveFrom: string
  /** Departments in which it is tried first. */
  pilot: string[] | null
  note: string
  proposedBy: string
  proposedAt: Date
}
export interface ProposalRow extends NewProposal {
  state: ProposalState
  decidedBy: string | null
  decidedAt: Date | null
  /** Why it was refused, or published alone. */
  reason: string | null
  proposerName: string | null
  latin: LatinName | null
}

const select = (reader: Reader): string => `
  SELECT proposal_id AS "proposalId", kind, subject_id AS "subjectId", base_version AS "baseVersion", body, effective_from AS "effectiveFrom",
         pilot, note, proposed_by AS "proposedBy", proposed_at AS "proposedAt", state, decided_by AS "decidedBy", decided_at AS "decidedAt",
         reason, proposer.name AS "proposerName", ${latinOf('proposal', reader, 'proposed_by')} AS latin
  FROM proposal LEFT JOIN employee proposer ON proposer.enterprise_id = proposal.enterprise_id AND proposer.employee_id = proposed_by
  WHERE proposal.enterprise_id = $1`

/** Those that wait, the oldest first. */
export const findOpenProposals = ({ sql, enterpriseId }: Tenant, kind: ProposalKind, reader: Reader): Promise<ProposalRow[]> =>
  sql.query<ProposalRow>(`${select(reader)} AND kind = $2 AND state = 'open' ORDER BY proposed_at, proposal_id`, [
    enterpriseId,
    kind,
  ])

export async function findOpenProposal(
  { sql, enterpriseId }: Tenant,
  { kind, subjectId }: Pick<NewProposal, 'kind' | 'subjectId'>,
  reader: Reader,
): Promise<ProposalRow | undefined> {
  const [row] = await sql.query<ProposalRow>(`${select(reader)} AND kind = $2 AND subject_id = $3 AND state = 'open'`, [
    enterpriseId,
    kind,
    subjectId,
  ])
  return row
}

export async function findProposal(
  { sql, enterpriseId }: Tenant,
  { kind, proposalId }: Pick<NewProposal, 'kind' | 'proposalId'>,
): Promise<ProposalRow | undefined> {
  const [row] = await sql.query<ProposalRow>(`${select('anybody')} AND kind = $2 AND proposal_id::text = $3`, [
    enterpriseId,
    kind,
    proposalId,
  ])
  return row
}

export interface Outcome {
  state: ProposalState
  decidedBy: string | null
  decidedAt: Date | null
  reason: string | null
}

export const insertProposal = (
  { sql, enterpriseId }: Tenant,
  proposal: NewProposal,
  { state, decidedBy, decidedAt, reason }: Outcome,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO proposal (enterprise_id, proposal_id, kind, subject_id, base_version, body, effective_from, pilot, note, proposed_by,
       proposed_at, state, decided_by, decided_at, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      enterpriseId,
      proposal.proposalId,
      proposal.kind,
      proposal.subjectId,
      proposal.baseVersion,
      JSON.stringify(proposal.body),
      proposal.effectiveFrom,
      proposal.pilot && JSON.stringify(proposal.pilot),
      proposal.note,
      proposal.proposedBy,
      proposal.proposedAt,
      state,
      decidedBy,
      decidedAt,
      reason,
    ],
  )

export const updateOutcome = (
  { sql, enterpriseId }: Tenant,
  proposalId: string,
  { state, decidedBy, decidedAt, reason }: Outcome,
): Promise<unknown> =>
  sql.query(
    `UPDATE proposal SET state = $3, decided_by = $4, decided_at = $5, reason = $6 WHERE enterprise_id = $1 AND proposal_id = $2`,
    [enterpriseId, proposalId, state, decidedBy, decidedAt, reason],
  )

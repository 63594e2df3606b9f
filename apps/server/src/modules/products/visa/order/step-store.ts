import type { Reminder } from '@sojourn/domain/products/visa/case/follow-up'
import type { VisaStep } from '@sojourn/contract/products/visa/visa-words'
import type { Tenant } from '../../../../db/tenant'

/** Something that was done for an application; rows are only ever added. */
export interface StepRow {
  at: Date
  traveller: number
  step: VisaStep
  actorId: string
  actorName: string
  /** `material` where it is about a paper, else what a sentence says of it. */
  detail: {
    material?: string
    remark?: string
    what?: string
    validFrom?: string
    validUntil?: string
    at?: string
    place?: string
    reminder?: Reminder
    /** By when everything is to be handed in. */
    day?: string
  }
}

export const insertStep = ({ sql, enterpriseId }: Tenant, orderNo: string, row: StepRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO visa_step (enterprise_id, order_no, position, at, traveller, step, actor_id, actor_name, detail)
     SELECT $1, $2, count(*)::integer, $3, $4, $5, $6, $7, $8 FROM visa_step WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, row.at, row.traveller, row.step, row.actorId, row.actorName, JSON.stringify(row.detail)],
  )

/** The newest first. */
export const findSteps = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<StepRow[]> =>
  sql.query<StepRow>(
    `SELECT at, traveller, step, actor_id AS "actorId", actor_name AS "actorName", detail FROM visa_step
     WHERE enterprise_id = $1 AND order_no = $2 ORDER BY position DESC`,
    [enterpriseId, orderNo],
  )

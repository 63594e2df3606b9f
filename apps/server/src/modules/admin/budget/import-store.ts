import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import type { PlanValues } from './store'

/** All plans in force. */
export const findOpenPlans = ({ sql, enterpriseId }: Tenant): Promise<PlanValues[]> =>
  sql.query<PlanValues>(
    `SELECT plan_id AS "planId", name, object_kind AS "objectKind", object_id AS "objectId", below, period, year_starts AS "yearStarts",
       from_date AS "from", to_date AS "to", amount, products, warn_first AS "warnFirst", warn_second AS "warnSecond",
       over_limit AS "overLimit", owner_id AS "ownerId", viewer_ids AS "viewerIds"
     FROM budget_plan WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY plan_id`,
    [enterpriseId],
  )

export interface ObjectNameRow {
  kind: Exclude<BudgetObject, 'department' | 'person'>
  id: string
  name: LocalText
  code: string
}
/** Cost centres, projects and legal entities in force, for which a budget may be; a legal entity is called the same in every language. */
export const findObjectNames = ({ sql, enterpriseId }: Tenant): Promise<ObjectNameRow[]> =>
  sql.query<ObjectNameRow>(
    `SELECT 'costCentre' AS kind, cost_centre_id AS id, name, code FROM cost_centre WHERE enterprise_id = $1 AND ended_on IS NULL
     UNION ALL SELECT 'project', code, name, code FROM project WHERE enterprise_id = $1 AND ended_on IS NULL
     UNION ALL SELECT 'legalEntity', entity_id, jsonb_build_object('zh-CN', name, 'zh-TW', name, 'en', name), tax_number
       FROM legal_entity WHERE enterprise_id = $1 AND ended_on IS NULL`,
    [enterpriseId],
  )

import type { MaterialState, VisaMaterialKey } from '@sojourn/contract/products/visa/visa-words'
import type { Tenant } from '../../../../db/tenant'

/** A paper of an applicant. */
export interface MaterialRow {
  orderNo: string
  traveller: number
  material: VisaMaterialKey
  position: number
  required: boolean
  state: MaterialState
  uploadId: string | null
  remark: string | null
}

export const insertMaterials = (
  { sql, enterpriseId }: Tenant,
  rows: readonly Pick<MaterialRow, 'orderNo' | 'traveller' | 'material' | 'position' | 'required'>[],
): Promise<unknown> =>
  sql.query(
    `INSERT INTO visa_material (enterprise_id, order_no, traveller, material, position, required, state)
     SELECT $1, m."orderNo", m.traveller, m.material, m.position, m.required, 'missing'
     FROM jsonb_to_recordset($2::jsonb) AS m("orderNo" text, traveller smallint, material text, position smallint, required boolean)`,
    [enterpriseId, JSON.stringify(rows)],
  )

/** Order by order, applicant by applicant, as the checklist has them. */
export const findMaterials = ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<MaterialRow[]> =>
  sql.query<MaterialRow>(
    `SELECT order_no AS "orderNo", traveller, material, position, required, state, upload_id AS "uploadId", remark FROM visa_material
     WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no, traveller, position`,
    [enterpriseId, orderNos],
  )

export const updateMaterial = (
  { sql, enterpriseId }: Tenant,
  { orderNo, traveller, material, state, uploadId, remark }: MaterialRow,
): Promise<unknown> =>
  sql.query(
    `UPDATE visa_material SET state = $5, upload_id = $6, remark = $7
     WHERE enterprise_id = $1 AND order_no = $2 AND traveller = $3 AND material = $4`,
    [enterpriseId, orderNo, traveller, material, state, uploadId, remark],
  )

import type { UploadType } from '@sojourn/contract/booking/upload'
import type { VisaMaterialKey } from '@sojourn/contract/products/visa/visa-words'
import type { Tenant } from '../../../../db/tenant'

/** What is known of a file without opening it. */
export interface UploadRow {
  uploadId: string
  orderNo: string
  /** Whose paper it is. */
  employeeId: string
  material: VisaMaterialKey
  mediaType: UploadType
  size: number
  fileNameCipher: string
  uploadedAt: Date
  /** Its owner agreed that it serves again. */
  keepForLater: boolean
  deleteOn: string
}
export type WholeUpload = UploadRow & { contentCipher: string }

const columns = `upload_id AS "uploadId", order_no AS "orderNo", employee_id AS "employeeId", material, media_type AS "mediaType", size,
  file_name_cipher AS "fileNameCipher", uploaded_at AS "uploadedAt", keep_for_later AS "keepForLater", delete_on AS "deleteOn"`

export const insertUpload = ({ sql, enterpriseId }: Tenant, row: WholeUpload): Promise<unknown> =>
  sql.query(
    `INSERT INTO visa_upload (enterprise_id, upload_id, order_no, employee_id, material, media_type, size, file_name_cipher, content_cipher,
       uploaded_at, keep_for_later, delete_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      enterpriseId,
      row.uploadId,
      row.orderNo,
      row.employeeId,
      row.material,
      row.mediaType,
      row.size,
      row.fileNameCipher,
      row.contentCipher,
      row.uploadedAt,
      row.keepForLater,
      row.deleteOn,
    ],
  )

export const findUploads = ({ sql, enterpriseId }: Tenant, uploadIds: readonly string[]): Promise<UploadRow[]> =>
  sql.query<UploadRow>(`SELECT ${columns} FROM visa_upload WHERE enterprise_id = $1 AND upload_id = ANY($2)`, [
    enterpriseId,
    uploadIds,
  ])

/** With what is in it. */
export async function findWholeUpload({ sql, enterpriseId }: Tenant, uploadId: string): Promise<WholeUpload | undefined> {
  const [row] = await sql.query<WholeUpload>(
    `SELECT ${columns}, content_cipher AS "contentCipher" FROM visa_upload WHERE enterprise_id = $1 AND upload_id = $2`,
    [enterpriseId, uploadId],
  )
  return row
}

/** Papers of these people that they agreed to use again, the newest first. */
export const findKeptUploads = (
  { sql, enterpriseId }: Tenant,
  { employeeIds, today }: { employeeIds: readonly string[]; today: string },
): Promise<UploadRow[]> =>
  sql.query<UploadRow>(
    `SELECT ${columns} FROM visa_upload WHERE enterprise_id = $1 AND employee_id = ANY($2) AND keep_for_later AND delete_on > $3
     ORDER BY uploaded_at DESC LIMIT 200`,
    [enterpriseId, employeeIds, today],
  )

/** What nobody agreed to keep goes soon once an order is over; nothing stays longer than it was to. */
export const endUploads = ({ sql, enterpriseId }: Tenant, orderNo: string, deleteOn: string): Promise<unknown> =>
  sql.query(
    'UPDATE visa_upload SET delete_on = least(delete_on, $3) WHERE enterprise_id = $1 AND order_no = $2 AND NOT keep_for_later',
    [enterpriseId, orderNo, deleteOn],
  )

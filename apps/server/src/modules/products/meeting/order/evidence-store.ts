import type { UploadType } from '@sojourn/contract/booking/upload'
import { evidenceKinds, type EvidenceKind } from '@sojourn/contract/products/meeting/meeting-words'
import type { Tenant } from '../../../../db/tenant'

/** What is known of a paper without opening it. */
export interface EvidenceRow {
  evidenceId: string
  orderNo: string
  kind: EvidenceKind
  mediaType: UploadType
  size: number
  fileNameCipher: string
  uploadedAt: Date
  uploadedBy: string
}
type WholeEvidence = EvidenceRow & { contentCipher: string }

const columns = `evidence_id AS "evidenceId", order_no AS "orderNo", kind, media_type AS "mediaType", size,
  file_name_cipher AS "fileNameCipher", uploaded_at AS "uploadedAt", uploaded_by AS "uploadedBy"`

export const insertEvidence = ({ sql, enterpriseId }: Tenant, row: WholeEvidence): Promise<unknown> =>
  sql.query(
    `INSERT INTO meeting_evidence (enterprise_id, evidence_id, order_no, kind, media_type, size, file_name_cipher, content_cipher,
       uploaded_at, uploaded_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      enterpriseId,
      row.evidenceId,
      row.orderNo,
      row.kind,
      row.mediaType,
      row.size,
      row.fileNameCipher,
      row.contentCipher,
      row.uploadedAt,
      row.uploadedBy,
    ],
  )

/** In order of their kinds as they are asked, the newest of each first. */
export const findEvidence = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<EvidenceRow[]> =>
  sql.query<EvidenceRow>(
    `SELECT ${columns} FROM meeting_evidence WHERE enterprise_id = $1 AND order_no = $2 ORDER BY uploaded_at DESC`,
    [enterpriseId, orderNo],
  )

/** With what is in it. */
export async function findWholeEvidence(
  { sql, enterpriseId }: Tenant,
  { orderNo, evidenceId }: { orderNo: string; evidenceId: string },
): Promise<WholeEvidence | undefined> {
  const [row] = await sql.query<WholeEvidence>(
    `SELECT ${columns}, content_cipher AS "contentCipher" FROM meeting_evidence
     WHERE enterprise_id = $1 AND order_no = $2 AND evidence_id = $3`,
    [enterpriseId, orderNo, evidenceId],
  )
  return row
}

/** Kinds of which there is nothing yet. */
export const missingOf = (evidence: readonly Pick<EvidenceRow, 'kind'>[]): EvidenceKind[] =>
  evidenceKinds.filter((kind) => !evidence.some((each) => each.kind === kind))

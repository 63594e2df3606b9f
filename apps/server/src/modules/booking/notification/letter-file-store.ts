import type { Tenant } from '../../../db/tenant'

export interface LetterFileRow {
  name: string
  type: string
  contentCipher: string
}

export const insertLetterFile = ({ sql, enterpriseId }: Tenant, mailId: string, file: LetterFileRow): Promise<unknown> =>
  sql.query('INSERT INTO mail_file (enterprise_id, mail_id, name, type, content_cipher) VALUES ($1, $2, $3, $4, $5)', [
    enterpriseId,
    mailId,
    file.name,
    file.type,
    file.contentCipher,
  ])

export async function findLetterFile({ sql, enterpriseId }: Tenant, mailId: string): Promise<LetterFileRow | undefined> {
  const [row] = await sql.query<LetterFileRow>(
    'SELECT name, type, content_cipher AS "contentCipher" FROM mail_file WHERE enterprise_id = $1 AND mail_id = $2',
    [enterpriseId, mailId],
  )
  return row
}

import type { Tenant } from '../../../db/tenant'

export interface NotificationFileRow {
  name: string
  type: string
  contentCipher: string
}

export const insertNotificationFile = (
  { sql, enterpriseId }: Tenant,
  mailId: string,
  file: NotificationFileRow,
): Promise<unknown> =>
  sql.query('INSERT INTO mail_file (enterprise_id, mail_id, name, type, content_cipher) VALUES ($1, $2, $3, $4, $5)', [
    enterpriseId,
    mailId,
    file.name,
    file.type,
    file.contentCipher,
  ])

export async function findNotificationFile(
  { sql, enterpriseId }: Tenant,
  mailId: string,
): Promise<NotificationFileRow | undefined> {
  const [row] = await sql.query<NotificationFileRow>(
    'SELECT name, type, content_cipher AS "contentCipher" FROM mail_file WHERE enterprise_id = $1 AND mail_id = $2',
    [enterpriseId, mailId],
  )
  return row
}

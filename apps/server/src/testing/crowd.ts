import { newToken, tokenHash } from '../kit/vault'
import type { TestServer } from './server'

export interface Buyer {
  employeeId: string
  token: string
}

/** Colleagues of the seeded employee, each with a document and a session of their own. */
export async function createCrowd(server: TestServer, count: number): Promise<Buyer[]> {
  const { vault, clock } = server.context
  const now = clock.now()
  const people = Array.from({ length: count }, (_, index) => {
    const number = `E9${String(index).padStart(7, '0')}`
    const secret = newToken()
    return {
      employeeId: `1-crowd-${index}`,
      token: server.keepSession(secret),
      hash: tokenHash(secret),
      number: vault.seal(number),
      digest: vault.digest(number),
    }
  })
  const records = JSON.stringify(people)
  const rows = 'FROM jsonb_to_recordset($1::jsonb) AS p("employeeId" text, hash text, number text, digest text)'
  const { pool } = server.database
  await pool.query(
    `INSERT INTO employee SELECT (jsonb_populate_record(e, jsonb_build_object('employee_id', p."employeeId", 'number', ''))).*
     ${rows}, employee e WHERE e.employee_id = '1-employee'`,
    [records],
  )
  await pool.query(
    `INSERT INTO credential (enterprise_id, credential_id, employee_id, type, name_on_credential, number_cipher, number_hash, number_masked, expires_on,
       bearer_cipher)
     SELECT 1, p."employeeId" || '-1', p."employeeId", 2, 'CROWD/ONE', p.number, p.digest, 'E9*****', '2031-01-01', $2 ${rows}`,
    [records, vault.seal(JSON.stringify({ birthDate: '1990-03-07', gender: '', nationality: '' }))],
  )
  await pool.query(
    `INSERT INTO session (token_hash, enterprise_id, employee_id, created_at, expires_at)
     SELECT p.hash, 1, p."employeeId", $2, $3 ${rows}`,
    [records, now, new Date(now.getTime() + 12 * 3_600_000)],
  )
  return people.map(({ employeeId, token }) => ({ employeeId, token }))
}

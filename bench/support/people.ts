import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { login } from '@sojourn/contract/access/session.calls'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { createVault, firstKeys, providerSecret, type Vault } from '@sojourn/server/kit/vault'
import { demoPassword } from '@sojourn/server/seed/seed'
import { sealedCredential } from '@sojourn/server/seed/seed-person'
import type { PaymentNotice } from '@sojourn/supply/ports/payment'
import { createSandboxPayment } from '@sojourn/supply/sandbox/payment/sandbox-payment'
import { resultOf, type Client } from './client'
import { asOwner } from './database'
import type { BenchServer } from './server'

export interface Person {
  employeeId: string
  token: string
}
/** A traveller and the one manager who approves for that traveller. */
export interface Pair {
  employee: Person
  manager: Person
}

const enterpriseId = 1
const domain = 'yuanxing.example'
const creditLimit = 9_000_000_000_00

const vaultOf = ({ dataDir }: BenchServer): Vault =>
  createVault(firstKeys(Buffer.from(readFileSync(join(dataDir, 'secret.key'), 'utf8'), 'base64')))

/** What the provider of payments tells the server of one that was made, signed as it does. */
export function noticesOf(server: BenchServer): (paymentNo: string, amount: number) => PaymentNotice {
  const publicUrl = `http://localhost:${server.port}`
  const provider = createSandboxPayment({ publicUrl, secret: providerSecret(vaultOf(server)) })
  return (paymentNo, amount) => provider.notice({ paymentNo, amount, expiresAt: new Date() }, 'paid')
}

/** Copies of the demonstration's employee and manager, so that every client has people of its own; then signs them in. */
export async function hirePairs(server: BenchServer, client: Client, count: number): Promise<Pair[]> {
  const vault = vaultOf(server)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const idOf = { employee: (n: number) => `bench-e${n}`, manager: (n: number) => `bench-m${n}` }
  await asOwner(server, async (database) => {
    await database.query(copyEmployees, [count, 'bench-m', '1-manager', null])
    await database.query(copyEmployees, [count, 'bench-e', '1-employee', 'bench-m'])
    await database.query(insertCredentials, [JSON.stringify(identityCards(vault, numbers))])
    const people = numbers.flatMap((n) => [idOf.employee(n), idOf.manager(n)])
    await database.query(
      'INSERT INTO login (login_hash, enterprise_id, employee_id) SELECT unnest($1::text[]), $3, unnest($2::text[])',
      [people.map((id) => vault.digest(`${id}@${domain}`)), people, enterpriseId],
    )
    await database.query('UPDATE credit_line SET credit_limit = $1', [creditLimit])
    await database.query('ANALYZE')
  })
  const signIn = async (employeeId: string): Promise<Person> => {
    const answer = await client.call(login, signInOf({ employeeId }))
    return { employeeId, token: resultOf(answer).loginToken }
  }
  const pairs: Pair[] = []
  for (const n of numbers) pairs.push({ employee: await signIn(idOf.employee(n)), manager: await signIn(idOf.manager(n)) })
  return pairs
}

export const signInOf = ({ employeeId }: Pick<Person, 'employeeId'>) => ({
  account: `${employeeId}@${domain}`,
  password: demoPassword,
})

const copyEmployees = `
  INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, mobile_cipher, email, language, department_id, grade_id,
    manager_id, cost_centre_id, permissions, password_hash)
  SELECT enterprise_id, $2 || n, name, name_pinyin, mobile_cipher, $2 || n || '@${domain}', language, department_id, grade_id,
    coalesce($4::text || n, manager_id), cost_centre_id, permissions, password_hash
  FROM employee, generate_series(1, $1::integer) AS n WHERE employee_id = $3`

/** A document of one's own each: a flight takes a document once. */
const identityCards = (vault: Vault, numbers: readonly number[]) =>
  numbers.map((n) => {
    const body = `11010119900307${String(n - 1).padStart(3, '0')}`
    return { n, ...sealedCredential(vault, { type: 1, number: body + identityCheckDigit(body) }) }
  })

const insertCredentials = `
  INSERT INTO credential (enterprise_id, credential_id, employee_id, type, name_on_credential, number_cipher, number_hash, number_masked)
  SELECT enterprise_id, 'bench-c' || card.n, 'bench-e' || card.n, type, name_on_credential, card.number_cipher, card.number_hash, card.number_masked
  FROM credential, jsonb_to_recordset($1::jsonb) AS card(n integer, number_cipher text, number_hash text, number_masked text)
  WHERE credential_id = '1-employee-1'`

export const credentialOf = ({ employeeId }: Person): string => employeeId.replace('bench-e', 'bench-c')

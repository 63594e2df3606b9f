import { randomUUID } from 'node:crypto'
import { credentialTypes, type CredentialCode } from '@sojourn/contract/booking/codes'
import { maskCredential, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { rolePermissions } from '@sojourn/domain/kit/roles'
import type { Vault } from '../kit/vault'
import { guestPrefix } from '../modules/booking/traveller/guest-store'
import type { SeedCompany, SeedPerson } from './people'
import { insert, type Owner } from './store'

/** Hashes of the two passwords that seeded people have. */
export interface Passwords {
  own: string
  initial: string
}

export const employeeId = (company: SeedCompany, account: string): string => `${company.enterpriseId}-${account}`

interface SeededPerson {
  company: SeedCompany
  person: SeedPerson
  passwords: Passwords
}

export async function seedPerson(client: Owner, vault: Vault, { company, person, passwords }: SeededPerson): Promise<void> {
  const enterprise_id = company.enterpriseId
  const employee_id = employeeId(company, person.account)
  const email = `${person.account}@${company.domain}`
  const roles = person.roles ?? []
  await insert(client, 'employee', {
    enterprise_id,
    employee_id,
    number: person.number ?? '',
    name: person.name,
    name_pinyin: person.pinyin,
    mobile_cipher: vault.seal(person.mobile),
    email,
    department_id: person.department,
    grade_id: person.grade,
    manager_id: person.manager ? employeeId(company, person.manager) : null,
    cost_centre_id: `cc-${person.department}`,
    permissions: [...person.permissions, ...roles.flatMap((role) => rolePermissions[role])],
    password_hash: person.awaitsActivation ? passwords.initial : passwords.own,
    awaiting_activation: person.awaitsActivation ?? false,
  })
  for (const role of roles) {
    const given = { given_at: '2026-01-01T00:00:00Z', given_by: employee_id }
    await insert(client, 'role_grant', { enterprise_id, grant_id: randomUUID(), employee_id, role, ...given })
  }
  for (const login of [email, person.mobile])
    await insert(client, 'login', { login_hash: vault.digest(login), enterprise_id, employee_id })
  await seedDocuments(client, vault, { enterprise_id, employee_id, person })
}

interface DocumentsOf {
  enterprise_id: number
  employee_id: string
  person: SeedPerson
}

/** Documents of the person, and guests with theirs. */
async function seedDocuments(client: Owner, vault: Vault, { enterprise_id, employee_id, person }: DocumentsOf): Promise<void> {
  for (const [index, credential] of person.credentials.entries())
    await insert(client, 'credential', {
      ...sealedCredential(vault, credential),
      enterprise_id,
      employee_id,
      credential_id: `${employee_id}-${index + 1}`,
      name_on_credential: credential.name,
      expires_on: credential.expiresOn ?? null,
    })
  for (const [index, { name, credential }] of (person.guests ?? []).entries()) {
    const guest_id = `${guestPrefix}${employee_id}-${index + 1}`
    await insert(client, 'guest', {
      enterprise_id,
      guest_id,
      host_id: employee_id,
      name,
      mobile_cipher: vault.seal(person.mobile),
      mobile_masked: maskMobile(person.mobile),
      created_at: '2026-01-01T00:00:00Z',
    })
    await insert(client, 'credential', {
      ...sealedCredential(vault, credential),
      enterprise_id,
      employee_id: guest_id,
      credential_id: guest_id,
      name_on_credential: name,
    })
  }
}

/** A document's number as rows of credential keep it. */
export const sealedCredential = (
  vault: Vault,
  { type, number, birthDate }: { type: CredentialCode; number: string; birthDate?: string },
) => ({
  type,
  number_cipher: vault.seal(number),
  number_hash: vault.digest(number),
  number_masked: maskCredential(credentialTypes.word(type), number),
  bearer_cipher: birthDate === undefined ? null : vault.seal(JSON.stringify({ birthDate, gender: '', nationality: '' })),
})

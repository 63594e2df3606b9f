import { randomUUID } from 'node:crypto'
import { hash, type Options } from '@node-rs/argon2'
import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { policyFaults } from '@sojourn/domain/booking/policy/faults'
import { policySections } from '@sojourn/domain/products/index'
import type { Vault } from '../kit/vault'
import { seedAgency } from './agency'
import { seedBudgets } from './budgets'
import { seedCompanyRecords } from './costs'
import { seedCustomFields } from './custom-fields'
import { approvalFlows } from './approval-flows'
import { companies, grades, type SeedCompany } from './people'
import { seedMoney } from './money'
import { seedExternalRates } from './external-rates'
import { policyVersions } from './policies'
import { employeeId, seedPerson, type Passwords } from './seed-person'
import { seedShell } from './shell'
import { enterpriseConfig } from './settings'
import { actFor, hasAnyLogin, hasCustomers, insert, withOwner, type Owner, type OwnerConnection } from './store'

export const demoPassword = 'Sojourn2026'
/** What the companies hand out to people who have yet to activate their accounts. */
export const initialPassword = 'Welcome2026'

/** The demonstration companies, written once into an empty database; answers whether it was. */
export const seed = (connection: OwnerConnection, vault: Vault, hashing: Options = {}): Promise<boolean> =>
  withOwner(connection, async (client) => {
    if (await hasCustomers(client)) return false
    const [own, initial] = await Promise.all([hash(demoPassword, hashing), hash(initialPassword, hashing)])
    for (const company of companies) await seedCompany(client, vault, company, { own, initial })
    await seedAgency(client, vault, { own, initial })
    return true
  })

/** Accounts whose password everybody can read stand in no database that others reach. */
export async function refuseDemoAccounts(connection: OwnerConnection, vault: Vault): Promise<void> {
  const accounts = companies.flatMap(({ domain, people }) => people.map(({ account }) => vault.digest(`${account}@${domain}`)))
  if (!(await withOwner(connection, (client) => hasAnyLogin(client, accounts)))) return
  throw new Error(
    'This database holds the accounts of the demonstration, whose password is published, and others than you may reach it. ' +
      'Name another DATA_DIR or DATABASE_URL, or set SOJOURN_DEMO=1 to show the demonstration.',
  )
}

/** A standard with faults is not published (handbook 7.5). */
function sound(policy: WrittenPolicy): WrittenPolicy {
  const faults = policyFaults(policy, policySections)
  if (faults.length > 0)
    throw new Error(`policy ${policy.policyId}: ${faults.map(({ path, fault }) => `${path} ${fault}`).join(', ')}`)
  return policy
}

/** As the administrator published them, each on its day or, for those to come, before. */
async function seedPolicies(client: Owner, company: SeedCompany): Promise<void> {
  const publisher = company.people.find(({ roles = [] }) => roles.includes('administrator'))
  for (const [body, effectiveFrom] of policyVersions)
    await insert(client, 'travel_policy', {
      enterprise_id: company.enterpriseId,
      policy_id: body.policyId,
      version: body.version,
      effective_from: effectiveFrom,
      body: sound(body),
      ...(publisher && {
        published_by: employeeId(company, publisher.account),
        published_at: effectiveFrom < publishedBefore ? `${effectiveFrom}T00:00:00+08:00` : `${publishedBefore}T10:00:00+08:00`,
      }),
    })
}
const publishedBefore = '2026-11-02'

async function seedCompany(client: Owner, vault: Vault, company: SeedCompany, passwords: Passwords): Promise<void> {
  const enterprise_id = company.enterpriseId
  await actFor(client, enterprise_id)
  await insert(client, 'enterprise', {
    enterprise_id,
    name: company.name,
    config: enterpriseConfig(company),
    currency: 'CNY',
    agreement_from: '2026-01-01',
    agreement_to: '2028-12-31',
  })
  await insert(client, 'credit_line', { enterprise_id, credit_limit: company.creditLimit })
  for (const { id, name, head } of company.departments) {
    await insert(client, 'department', { enterprise_id, department_id: id, name, head_id: employeeId(company, head) })
  }
  for (const { id, code, name } of company.costCentres)
    await insert(client, 'cost_centre', { enterprise_id, cost_centre_id: id, code, name })
  for (const { id, name } of grades) await insert(client, 'grade', { enterprise_id, grade_id: id, name })
  await seedPolicies(client, company)
  await seedBudgets(client, company)
  await seedCompanyRecords(client, vault, company)
  await seedCustomFields(client, company.enterpriseId)
  const second = company.people.find(({ account }) => account === 'director')
  const flows = approvalFlows(second && employeeId(company, second.account), company.enterpriseId === 3)
  await insert(client, 'approval_flows_version', { enterprise_id, version: 0, flows: JSON.stringify(flows) })
  for (const [index, person] of company.people.entries()) {
    const number = `${company.domain.slice(0, 2).toUpperCase()}${String(index + 1).padStart(4, '0')}`
    await seedPerson(client, vault, { company, person: { ...person, number }, passwords })
  }
  await seedMoney(client, company)
  await seedShell(client, vault, company)
  await seedExternalRates(client, company)
  const keys = { domain: `@${company.domain}`, code: company.joining.invitationCode }
  for (const [kind, words] of Object.entries(keys).filter(([, typed]) => typed !== ''))
    await insert(client, 'joining_key', {
      key_id: randomUUID(),
      enterprise_id,
      kind,
      key_hash: vault.digest(words),
      words_cipher: vault.seal(words),
    })
}

import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import { concerned } from '../person/search-store'

const { noSuperior, endingDocuments, travelsAfterLastDay, undecidable } = concerned('$3', '$5')
const { endingPassports } = concerned('$4', '$5')

export async function findCompanyName({ sql, enterpriseId }: Tenant): Promise<LocalText> {
  const [row] = await sql.query<{ name: LocalText }>('SELECT name FROM enterprise WHERE enterprise_id = $1', [enterpriseId])
  return row!.name
}

interface HomeCounts {
  people: number
  invited: number
  leaving: number
  leavingWithTrips: number
  peopleWithoutSuperior: number
  endingDocuments: number
  endingPassports: number
  undecidable: number
  departments: number
  departmentsWithoutHead: number
}

interface HomeQuest {
  departments: readonly string[] | null
  documentsBefore: string
  passportsBefore: string
  today: string
}

/** What there is and what waits within departments, null being all; documents that end before a day count. */
export async function findHomeCounts(
  { sql, enterpriseId }: Tenant,
  { departments, documentsBefore, passportsBefore, today }: HomeQuest,
): Promise<HomeCounts> {
  const [row] = await sql.query<HomeCounts>(
    `SELECT count(*)::integer AS people,
       count(*) FILTER (WHERE e.awaiting_activation AND e.last_day IS NULL)::integer AS invited,
       count(*) FILTER (WHERE e.last_day IS NOT NULL)::integer AS leaving,
       count(*) FILTER (WHERE ${travelsAfterLastDay})::integer AS "leavingWithTrips",
       count(*) FILTER (WHERE ${noSuperior})::integer AS "peopleWithoutSuperior",
       count(*) FILTER (WHERE ${endingDocuments})::integer AS "endingDocuments",
       count(*) FILTER (WHERE ${endingPassports})::integer AS "endingPassports",
       count(*) FILTER (WHERE ${undecidable})::integer AS undecidable,
       (SELECT count(*)::integer FROM department WHERE enterprise_id = $1 AND ended_on IS NULL
          AND ($2::text[] IS NULL OR department_id = ANY($2))) AS departments,
       (SELECT count(*)::integer FROM department WHERE enterprise_id = $1 AND ended_on IS NULL AND head_id IS NULL
          AND ($2::text[] IS NULL OR department_id = ANY($2))) AS "departmentsWithoutHead"
     FROM employee e WHERE e.enterprise_id = $1 AND e.active AND ($2::text[] IS NULL OR e.department_id = ANY($2))`,
    [enterpriseId, departments, documentsBefore, passportsBefore, today],
  )
  return row!
}

/** Pre-bills that wait for the company. */
export async function countBillsToConfirm({ sql, enterpriseId }: Tenant): Promise<number> {
  const [row] = await sql.query<{ bills: number }>(
    "SELECT count(*)::integer AS bills FROM bill WHERE enterprise_id = $1 AND state = 'preBill'",
    [enterpriseId],
  )
  return row!.bills
}

/** The period of the service agreement, null where none was signed, and how many wait to be signed. */
export async function findAgreement({ sql, enterpriseId }: Tenant) {
  const [row] = await sql.query<{ agreementFrom: string | null; agreementTo: string | null; offered: number }>(
    `SELECT agreement_from AS "agreementFrom", agreement_to AS "agreementTo",
       (SELECT count(*)::integer FROM service_agreement WHERE enterprise_id = $1 AND stage = 'offered') AS offered
     FROM enterprise WHERE enterprise_id = $1`,
    [enterpriseId],
  )
  return row!
}

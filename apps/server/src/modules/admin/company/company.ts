import type { Company, CompanyTerms, getCompanyChoices } from '@sojourn/contract/admin/company/company.calls'
import { products } from '@sojourn/contract/booking/codes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany, inSnapshot } from '../../../work'
import { findOpenCostCentres } from '../../booking/traveller/cost-centre-store'
import { findDepartments } from '../department/store'
import { findOpenEntities } from '../legal-entity/store'
import { findRecordVersion } from '../record/store'
import { companyRefusal, scopeOf } from '../../booking/traveller/scope'
import { sectionsOf } from './in-words'
import { findCompany, type CompanyRow } from './store'

export const companyKey = { kind: 'company', id: 'company' } as const

/** What the company says of itself, and what it agreed with the agency. */
export const companyDetail = (context: Context, actor: Actor): Promise<Company | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const row = await findCompany(work)
    return {
      version: await findRecordVersion(work, companyKey),
      sections: sectionsOf(row),
      logo: row.config.enterpriseLogo,
      terms: termsOf(row, chinaDate(context.clock.now())),
      supplied: suppliedProducts(context),
      mayChange: !isProblem(await scopeOf(work, actor, 'manageCompany')),
    }
  })

export const suppliedProducts = (context: Context) => products.words.filter((product) => product in context.products)

function termsOf({ currency, agreementFrom, agreementTo, creditLimit }: CompanyRow, today: string): CompanyTerms {
  return {
    currency,
    ...(agreementFrom !== null && { agreementFrom }),
    ...(agreementTo !== null && { agreementTo }),
    inForce: agreementInForce({ agreementFrom, agreementTo }, today),
    creditLimit,
  }
}

/** For whom something of the company may be meant. */
export const companyChoices = (context: Context, actor: Actor): Promise<ResponseOf<typeof getCompanyChoices> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const [departments, costCentres, legalEntities] = await Promise.all([
      findDepartments(work, actor.language),
      findOpenCostCentres(work),
      findOpenEntities(work),
    ])
    return {
      departments: departments.map(({ departmentId, parentId, name }) => ({
        departmentId,
        ...(parentId !== null && { parentId }),
        name: name[actor.language],
      })),
      costCentres: costCentres.map(({ id, code, name }) => ({ costCentreId: id, name: `${code} ${name[actor.language]}` })),
      legalEntities,
    }
  })

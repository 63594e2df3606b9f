import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { opensConsole } from '@sojourn/domain/kit/roles'
import { signOfCurrency, unitOfCurrency } from '@sojourn/domain/kit/currency'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { chinaDate } from '../../kit/clock'
import { enterpriseOfLink } from '../booking/decision/approval-link'
import { baseRateAt } from '../booking/settings/base-rate'
import { findEnterprise } from '../booking/settings/store'
import { findConfig } from './store'

/** What the page may show and offer this employee (S3.01–S3.11). Flags live with the enterprise. */
export async function employeeConfig(context: Context, actor: Actor): Promise<EmployeeConfig | Problem> {
  const row = await inCompany(context, actor.enterpriseId, (work) => findConfig(work, actor))
  if (!row) return problem('notSignedIn')
  const today = chinaDate(context.clock.now())
  const say = (text: Record<string, string>): string => (text as LocalText)[actor.language]
  return {
    ...row.config,
    themeConfig: { ...row.config.themeConfig, appTitle: say(row.config.appTitle) },
    costControlView: {
      ...row.config.costControlView,
      subMenus: row.config.costControlView.subMenus.map((entry) => ({ ...entry, name: say(entry.name) })),
    },
    systemConfig: {
      ruleViolationTipInfoList: row.config.systemConfig.ruleViolationTipInfoList.map((tip) => ({
        ...tip,
        ruleViolationTitle: say(tip.ruleViolationTitle),
      })),
    },
    employeeId: actor.employeeId,
    employeeName: readableName({ name: row.employeeName, latin: row.latin }, actor.language),
    enterpriseId: actor.enterpriseId,
    enterpriseName: say(row.enterpriseName),
    departmentName: say(row.departmentName),
    gradeName: say(row.gradeName),
    langType: actor.language,
    loginToken: '',
    loginKey: actor.employeeId,
    isQuickLogin: actor.agent !== undefined,
    ...(actor.agent ? { agent: { name: actor.agent.name, isColleague: actor.agent.isColleague } } : {}),
    isSigningServiceDate: agreementInForce(row, today),
    hasServiceAgreement: row.agreementFrom !== null,
    isTravelManageMenu: opensConsole(actor.permissions),
    permissions: [...actor.permissions],
  }
}

export async function enterpriseCurrency(context: Context, enterpriseId: number, language: Language) {
  const company = await inCompany(context, enterpriseId, findEnterprise)
  const { currency: currencyCode } = company
  const base = baseRateAt(context, company, context.clock.now())
  return {
    currencyCode,
    symbol: signOfCurrency(currencyCode),
    unit: unitOfCurrency(currencyCode, language),
    ...(base && { base }),
  }
}

/** Nobody is signed in who reads a notification's link: its token tells the company. */
export async function linkCurrency(context: Context, approvetoken: string, language: Language) {
  const enterpriseId = await enterpriseOfLink(context, approvetoken)
  return enterpriseId === undefined ? problem('approvalLinkUnknown') : enterpriseCurrency(context, enterpriseId, language)
}

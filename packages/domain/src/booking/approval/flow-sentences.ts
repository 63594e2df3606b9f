import type { Language } from '@sojourn/contract/kit/language'
import { countryName } from '../../reference/place/countries'
import type { text } from '@sojourn/text/booking/approval/flow.zh-CN'
import type { ApprovalFlow, ApproverRule, ConditionKey, FlowConditions, FlowLevel } from './approval-flow'

/** The words of one language; whoever asks brings them. */
export type FlowText = typeof text

/** What flows name, in the reader's words. */
export interface NamesOfFlows {
  department: (id: string) => string
  grade: (id: string) => string
  costCentre: (id: string) => string
  project: (code: string) => string
  person: (id: string) => string
}

export interface FlowLanguage {
  language: Language
  text: FlowText
  names: NamesOfFlows
}

/** Each condition that restricts, as a phrase. */
export function conditionPhrases(conditions: FlowConditions, { language, text, names }: FlowLanguage): string[] {
  const { objects, products, regions, countries, outOfPolicy, rules, departmentIds, gradeIds, costCentreIds, projectCodes } =
    conditions
  const { conditions: words } = text
  const either = (items: readonly string[] | undefined, say: (p: { items: string }) => string): string[] =>
    items ? [say({ items: text.either({ items: [...items] }) })] : []
  const { travellerTypes, insideApplication } = conditions
  return [
    ...either(
      objects?.map((object) => text.objects[object]),
      words.objects,
    ),
    ...either(
      products?.map((product) => text.products[product]),
      words.products,
    ),
    ...either(
      regions?.map((region) => text.regions[region]),
      words.regions,
    ),
    ...either(
      countries?.map((code) => countryName(code)?.[language] ?? code),
      words.countries,
    ),
    ...(outOfPolicy === undefined ? [] : [outOfPolicy ? words.outOfPolicy : words.withinPolicy]),
    ...either(
      rules?.map((rule) => text.rules[rule]),
      words.rules,
    ),
    ...amountPhrase(conditions, text),
    ...either(departmentIds?.map(names.department), words.departments),
    ...either(gradeIds?.map(names.grade), words.grades),
    ...either(costCentreIds?.map(names.costCentre), words.costCentres),
    ...either(projectCodes?.map(names.project), words.projects),
    ...either(
      travellerTypes?.map((type) => text.travellers[type]),
      words.travellers,
    ),
    ...(insideApplication === undefined ? [] : [insideApplication ? words.inside : words.outside]),
  ]
}

function amountPhrase({ minAmount, maxAmount }: FlowConditions, { conditions: words }: FlowText): string[] {
  if (minAmount !== undefined && maxAmount !== undefined)
    return [words.amountBetween({ from: yuan(minAmount), to: yuan(maxAmount) })]
  if (minAmount !== undefined) return [words.amountFrom({ price: yuan(minAmount) })]
  return maxAmount === undefined ? [] : [words.amountTo({ price: yuan(maxAmount) })]
}

const yuan = (fen: number): string => {
  const [whole, part] = (fen / 100).toFixed(2).split('.')
  return `¥${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}${part === '00' ? '' : `.${part}`}`
}

/** One condition alone. */
export const conditionPhrase = (conditions: FlowConditions, key: ConditionKey, language: FlowLanguage): string =>
  language.text.list({ items: conditionPhrases({ [key]: conditions[key] }, language) })

/** When a flow decides, in one phrase. */
export function whenPhrase(conditions: FlowConditions, language: FlowLanguage): string {
  const phrases = conditionPhrases(conditions, language)
  return phrases.length === 0 ? language.text.any : language.text.and({ items: phrases })
}

export function approverPhrase(rule: ApproverRule, { text, names }: FlowLanguage): string {
  const { approvers } = text
  if (rule === 'manager') return approvers.manager
  if (rule === 'departmentHead') return approvers.head
  if (rule === 'costCentreOwner') return approvers.owner
  if (rule === 'projectOwner') return approvers.projectOwner
  if ('departmentHead' in rule)
    return rule.departmentHead === 1 ? approvers.head : approvers.headUp({ levels: rule.departmentHead - 1 })
  if ('employeeId' in rule) return names.person(rule.employeeId)
  // A permission of before that no role asks for any more is said as it stands.
  const role = Object.entries(text.roles).find(([permission]) => permission === rule.permission)?.[1] ?? rule.permission
  return approvers.role({ role })
}

const peoplePhrase = (rules: readonly ApproverRule[], language: FlowLanguage): string =>
  language.text.list({ items: rules.map((rule) => approverPhrase(rule, language)) })

export interface LevelWords {
  people: string
  /** How many of them must agree, where there may be several. */
  mode?: string
}

export function levelWords({ approvers, mode, need = 1, choice }: FlowLevel, language: FlowLanguage): LevelWords {
  const { text } = language
  const named = peoplePhrase(approvers, language)
  const people = choice === undefined ? named : (choice === 'one' ? text.chosenOne : text.chosenSeveral)({ people: named })
  const several = choice === 'several' || approvers.length > 1 || approvers.some(isRole) || mode !== 'any'
  if (!several || choice === 'one') return { people }
  return { people, mode: mode === 'count' ? text.modes.count({ need }) : text.modes[mode] }
}

/** A role has several holders, as a rule. */
const isRole = (rule: ApproverRule): boolean => typeof rule === 'object' && 'permission' in rule

/** A flow as people read it. */
export interface FlowWords {
  /** No phrase: any case that no flow before it takes. */
  conditions: string[]
  levels: LevelWords[]
  /** They are told and decide nothing. */
  tells: boolean
  /** What silence does, where somebody is asked. */
  silence?: string
  own?: string
  copies: string[]
}

export function describeFlow(flow: ApprovalFlow, language: FlowLanguage): FlowWords {
  const { text } = language
  const asks = flow.levels.length > 0 && !flow.tells
  return {
    conditions: conditionPhrases(flow.conditions, language),
    levels: flow.levels.map((level) =>
      // Whoever is only told is neither chosen nor counted.
      flow.tells ? { people: peoplePhrase(level.approvers, language) } : levelWords(level, language),
    ),
    tells: flow.tells ?? false,
    ...(asks && {
      silence: text.silence[flow.onSilence]({ hours: flow.deadlineHours }),
      own: text.own[flow.onOwn ?? 'pass'],
    }),
    copies: (flow.copies ?? []).map(({ to, when }) =>
      text.copies[flow.tells ? 'submit' : when]({ people: peoplePhrase(to, language) }),
    ),
  }
}

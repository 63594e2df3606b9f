import type { CompanyOrderText } from '@sojourn/contract/admin/company/company.shapes'
import { orderTextLongest, orderTextsAtMost } from '@sojourn/contract/booking/order-text-words'
import { companyFaultSentence, orderTextRuleFault } from '@sojourn/domain/admin/company/company-faults'
import { language } from '../../../kit/text/language'
import { choiceLines, choicesOf } from '../custom-fields/choice-lines'
import type { CompanyText } from './settings'

/** A rule as it is written: the length as typed, texts as lines of a sheet. */
export interface OrderTextForm extends Omit<CompanyOrderText, 'least' | 'texts'> {
  least: string
  lines: string
}

const asChoices = (texts: CompanyOrderText['texts']) => texts.map((names) => ({ value: '', names, ended: false }))

export const openOrderText = ({ least, texts, ...rule }: CompanyOrderText): OrderTextForm => ({
  ...rule,
  least: String(least),
  lines: choiceLines(asChoices(texts), undefined),
})

/** What the form says; a text that was there keeps its traditional words. */
export const orderTextOf = ({ lines, least, ...rule }: OrderTextForm, former: CompanyOrderText): CompanyOrderText => ({
  ...rule,
  least: Number(least.trim()),
  texts: choicesOf(lines, asChoices(former.texts), undefined).map(({ names }) => names),
})

/** What is wrong with it, beside the field that says it. */
export function orderTextFormFault(
  form: OrderTextForm,
  former: CompanyOrderText,
  words: CompanyText['texts'],
): { field: 'least' | 'pattern' | 'lines'; why: string } | undefined {
  if (!/^\d{1,3}$/.test(form.least.trim()) || Number(form.least) > orderTextLongest)
    return { field: 'least', why: words.leastWrong }
  const rule = orderTextOf(form, former)
  if (rule.texts.length > orderTextsAtMost) return { field: 'lines', why: words.tooMany }
  const longest = Math.max(0, ...rule.texts.flatMap((names) => Object.values(names).map((name) => [...name].length)))
  if (longest > orderTextLongest) return { field: 'lines', why: words.tooLong }
  const fault = orderTextRuleFault(rule)
  return fault && { field: fault === 'textPatternMissing' ? 'pattern' : 'lines', why: companyFaultSentence(fault, language) }
}

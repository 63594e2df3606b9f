import type { Company, CompanyTerms } from '@sojourn/contract/admin/company/company.calls'
import type { CompanyPayment } from '@sojourn/contract/admin/company/company.shapes'
import { companyMethods, yearMonths } from '@sojourn/contract/admin/company/company-words'
import { IconButton } from '../../../kit/actions/button'
import { currencies } from '@sojourn/contract/kit/currencies'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { Link } from '../../../kit/actions/link'
import { paths } from '../../../paths'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatFullDate } from '../../../kit/text/format'
import { nameOfCurrency } from '../../../kit/text/money'
import { useText } from '../../../kit/text/text'
import styles from './company.module.css'
import { ChoiceField } from '../fields/choice-field'
import { ChoiceSetting, hintOf, SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

interface PaymentProps {
  company: Company
  form: SectionForm<CompanyPayment>
}

/** How the company pays, to what it is written, and what the agency agreed. */
export function PaymentSections({ company, form }: PaymentProps) {
  const text = useText('admin/company/company')
  return (
    <>
      <EditSection title={text.methods} explanation={text.methodsWhy}>
        <Methods form={form} />
        <SwitchSetting form={form} field="personalPaymentOnBusiness" />
      </EditSection>
      <EditSection
        mark={<Help field={text.afterApproval} article="company" section="payment" />}
        title={text.afterApproval}
        explanation={text.afterApprovalWhy}
        className={styles['boxes']}
      >
        <SwitchSetting form={form} field="chargeCreditOnApproval" />
        <ChoiceSetting form={form} field="returnRule" />
      </EditSection>
      <EditSection title={text.books} explanation={text.booksWhy} className={styles['boxes']}>
        <ChoiceField
          label={text.settings.baseCurrency.name}
          hint={hintOf(text, 'baseCurrency')}
          choices={currencies.map((id) => ({ id, name: nameOfCurrency(id) }))}
          value={form.value.baseCurrency}
          onChange={(id) => form.change({ baseCurrency: currencies.find((each) => each === id) ?? form.value.baseCurrency })}
        />
      </EditSection>
      <EditSection
        mark={<Help field={text.costs} article="company" section="costs" />}
        title={text.costs}
        explanation={text.costsWhy}
        className={styles['boxes']}
      >
        <SwitchSetting form={form} field="costSplit" />
        <SwitchSetting form={form} field="projectRequired" />
        <ChoiceField
          label={text.settings.yearStarts.name}
          hint={hintOf(text, 'yearStarts')}
          choices={yearMonths.map((id) => ({ id, name: text.values.yearStarts[id] }))}
          value={form.value.yearStarts}
          onChange={(id) => form.change({ yearStarts: yearMonths.find((each) => each === id) ?? form.value.yearStarts })}
        />
      </EditSection>
      <EditSection title={text.terms} explanation={text.termsWhy}>
        <Terms terms={company.terms} />
      </EditSection>
    </>
  )
}

/** The methods that are used in their order, then those that are not; the last one that is used stays. */
function Methods({ form }: Pick<PaymentProps, 'form'>) {
  const text = useText('admin/company/company')
  const names = text.values.companyMethods
  const { companyMethods: used } = form.value
  const change = (next: CompanyPayment['companyMethods']) => form.change({ companyMethods: next })
  const raise = (index: number) => {
    const next = [...used]
    const [method] = next.splice(index, 1)
    if (method) next.splice(index - 1, 0, method)
    change(next)
  }
  return (
    <ul className={styles['methods']}>
      {[...used, ...companyMethods.filter((method) => !used.includes(method))].map((method, index) => {
        const isUsed = used.includes(method)
        return (
          <li key={method}>
            <Checkbox
              label={names[method]}
              checked={isUsed}
              disabled={isUsed && used.length === 1}
              onChange={(on) => change(on ? [...used, method] : used.filter((each) => each !== method))}
            />
            {index === 0 && <Badge tone="brand">{text.first}</Badge>}
            {isUsed && index > 0 && (
              <IconButton
                icon="chevronUp"
                size="compact"
                label={text.methodUp({ name: names[method] })}
                onClick={() => raise(index)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What the agency keeps. */
export function Terms({ terms }: { terms: CompanyTerms }) {
  const { term: text } = useText('admin/company/company')
  const { agreementFrom, agreementTo, inForce, currency, creditLimit } = terms
  return (
    <FactList>
      <Fact name={text.agreement}>
        {agreementFrom && agreementTo
          ? text.period({ from: formatFullDate(agreementFrom), to: formatFullDate(agreementTo) })
          : text.noAgreement}{' '}
        <Badge tone={inForce ? 'good' : 'warn'}>{inForce ? text.inForce : text.notInForce}</Badge>
      </Fact>
      <Fact name={text.currency}>{currency}</Fact>
      <Fact name={text.creditLimit}>
        <Price fen={creditLimit} tone="plain" />
      </Fact>
      <Fact name={text.fee}>
        <Link to={paths.agreement()}>{text.feeAt}</Link>
      </Fact>
    </FactList>
  )
}

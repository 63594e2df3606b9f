import type { CompanyTexts } from '@sojourn/contract/admin/company/company.shapes'
import { orderTextProducts, type OrderTextProduct } from '@sojourn/contract/admin/company/company-words'
import { orderTextRuleSentence } from '@sojourn/domain/admin/company/company-sentences'
import { useState } from 'react'
import { IconButton } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { FieldError } from '../../../kit/forms/field'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import styles from './company.module.css'
import { OrderTextDialog } from './order-text-dialog'
import type { SectionForm } from './use-section'

/** How whoever books on business is asked for the purpose of the trip and the remark. */
export function TextSections({ form }: { form: SectionForm<CompanyTexts> }) {
  const { texts } = useText('admin/company/company')
  return (
    <>
      <EditSection title={texts.purposes} explanation={texts.purposesWhy}>
        <RulesOfProducts list="purposes" form={form} />
      </EditSection>
      <EditSection title={texts.remarks} explanation={texts.remarksWhy}>
        <RulesOfProducts list="remarks" form={form} />
      </EditSection>
    </>
  )
}

/** The rule of each product in a sentence, written in a dialog. */
function RulesOfProducts({ list, form }: { list: keyof CompanyTexts; form: SectionForm<CompanyTexts> }) {
  const { texts } = useText('admin/company/company')
  const { products } = useText('booking/application/words')
  const [open, setOpen] = useState<OrderTextProduct>()
  const rules = form.value[list]
  const error = form.errorOf(list)
  const titleOf = (product: OrderTextProduct) => texts.edit({ product: products[product], list: texts[list] })
  const close = () => setOpen(undefined)
  return (
    <>
      <ul className={styles['entries']} aria-label={texts[list]}>
        {orderTextProducts.map((product) => (
          <li key={product}>
            <span className={styles['entry']}>{orderTextRuleSentence(product, rules[product], language)}</span>
            <IconButton icon="edit" size="compact" label={titleOf(product)} onClick={() => setOpen(product)} />
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      {open && (
        <OrderTextDialog
          title={titleOf(open)}
          rule={rules[open]}
          onDone={(rule) => {
            form.change({ [list]: { ...rules, [open]: rule } })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

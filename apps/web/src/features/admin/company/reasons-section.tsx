import type { CompanyReason, CompanyReasons } from '@sojourn/contract/admin/company/company.shapes'
import { reasonProducts, reasonRules, type ReasonProduct } from '@sojourn/contract/admin/company/company-words'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { reasonSentence } from '@sojourn/domain/admin/company/company-sentences'
import { useState } from 'react'
import { IconButton } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ChoicesField } from '../fields/choices-field'
import { noNames } from '../named/names'
import styles from './company.module.css'
import { EntryDialog } from './entry-dialog'
import { ListEditor } from './list-editor'
import type { SectionForm } from './use-section'

/** What people choose when they book beyond the standard, and what is said above it. */
export function ReasonSections({ form }: { form: SectionForm<CompanyReasons> }) {
  const text = useText('admin/company/company')
  const { reasons, violationTitles } = form.value
  return (
    <>
      <EditSection
        mark={<Help field={text.reasonList} article="company" section="reasons" />}
        title={text.reasonList}
        explanation={text.reasonListWhy}
      >
        <ListEditor
          label={text.reasonList}
          addLabel={text.item.reasonAdd}
          items={reasons}
          sentence={(reason) => reasonSentence({ ...reason, ended: false }, language)}
          nameOf={({ names }) => names[language]}
          error={form.errorOf('reasons')}
          ending={{
            isEnded: ({ ended }) => ended,
            end: (reason, ended) => ({ ...reason, ended }),
            mayRemove: ({ code }) => code === '',
          }}
          onChange={(next) => form.change({ reasons: next })}
          dialog={(reason, onDone, onClose) => <ReasonDialog reason={reason} onDone={onDone} onClose={onClose} />}
        />
      </EditSection>
      <EditSection title={text.titles} explanation={text.titlesWhy}>
        <Titles value={violationTitles} onChange={(next) => form.change({ violationTitles: next })} />
      </EditSection>
    </>
  )
}

interface TitlesProps {
  value: CompanyReasons['violationTitles']
  onChange: (value: CompanyReasons['violationTitles']) => void
}

/** The title of each product, written in a dialog. */
function Titles({ value, onChange }: TitlesProps) {
  const text = useText('admin/company/company')
  const { products } = useText('booking/application/words')
  const [open, setOpen] = useState<ReasonProduct>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ul className={styles['entries']} aria-label={text.titles}>
        {reasonProducts.map((product) => (
          <li key={product}>
            <span className={styles['entry']}>
              {products[product]} · {value[product][language] || <span className={styles['soft']}>{text.usualTitle}</span>}
            </span>
            <IconButton
              icon="edit"
              size="compact"
              label={text.editTitle({ product: products[product] })}
              onClick={() => setOpen(product)}
            />
          </li>
        ))}
      </ul>
      {open && (
        <EntryDialog
          title={text.editTitle({ product: products[open] })}
          item={{ names: value[open] }}
          onDone={({ names }) => {
            onChange({ ...value, [open]: names })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface ReasonDialogProps {
  reason: CompanyReason | undefined
  onDone: (reason: CompanyReason) => void
  onClose: () => void
}
const newReason: CompanyReason = { code: '', names: noNames, needsText: false, products: [], rules: [], ended: false }

function ReasonDialog({ reason, onDone, onClose }: ReasonDialogProps) {
  const { item: text } = useText('admin/company/company')
  const { products: productNames } = useText('booking/application/words')
  const { rules: ruleNames } = useText('booking/approval/flow')
  return (
    <EntryDialog
      title={reason ? text.reasonEdit : text.reasonAdd}
      item={reason ?? newReason}
      nameMissing={companyFaultSentence('reasonNameMissing', language)}
      onDone={onDone}
      onClose={onClose}
    >
      {({ needsText, products, rules }, change) => (
        <>
          <Checkbox
            label={text.needsText}
            hint={text.needsTextHint}
            checked={needsText}
            onChange={(on) => change({ needsText: on })}
          />
          <ChoicesField
            label={text.products}
            hint={text.productsHint}
            values={reasonProducts}
            names={productNames}
            value={products}
            onChange={(chosen) => change({ products: chosen })}
          />
          <ChoicesField
            label={text.rules}
            hint={text.rulesHint}
            values={reasonRules}
            names={ruleNames}
            value={rules}
            onChange={(chosen) => change({ rules: chosen })}
          />
        </>
      )}
    </EntryDialog>
  )
}

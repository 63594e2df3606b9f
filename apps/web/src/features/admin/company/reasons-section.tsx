import type { CompanyReason, CompanyReasons } from '@sojourn/contract/admin/company.shapes'
import { reasonProducts } from '@sojourn/contract/admin/company-words'
import { companyFaultSentence } from '@sojourn/domain/admin/company-faults'
import { reasonSentence } from '@sojourn/domain/admin/company-sentences'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ChoicesField } from '../fields/choices-field'
import { NameLines } from '../named/name-lines'
import { noNames } from '../named/names'
import styles from './company.module.css'
import { EntryDialog } from './entry-dialog'
import { ListEditor } from './list-editor'
import type { SectionForm } from './use-section'

/** What people choose when they book beyond the standard, and what is said above it. */
export function ReasonSections({ form }: { form: SectionForm<CompanyReasons> }) {
  const text = useText('admin/company')
  const { products } = useText('booking/application')
  const { reasons, violationTitles } = form.value
  return (
    <>
      <EditSection title={text.reasonList} explanation={text.reasonListWhy}>
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
        {reasonProducts.map((product) => (
          <div key={product} className={styles['three']}>
            <NameLines
              label={products[product]}
              required={false}
              maxLength={40}
              value={violationTitles[product]}
              onChange={(names) =>
                form.change({
                  violationTitles: { ...violationTitles, [product]: { ...violationTitles[product], ...names } },
                })
              }
            />
          </div>
        ))}
      </EditSection>
    </>
  )
}

interface ReasonDialogProps {
  reason: CompanyReason | undefined
  onDone: (reason: CompanyReason) => void
  onClose: () => void
}
const newReason: CompanyReason = { code: '', names: noNames, needsText: false, products: [], ended: false }

function ReasonDialog({ reason, onDone, onClose }: ReasonDialogProps) {
  const { item: text } = useText('admin/company')
  const { products: productNames } = useText('booking/application')
  return (
    <EntryDialog
      title={reason ? text.reasonEdit : text.reasonAdd}
      item={reason ?? newReason}
      nameMissing={companyFaultSentence('reasonNameMissing', language)}
      onDone={onDone}
      onClose={onClose}
    >
      {({ needsText, products }, change) => (
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
        </>
      )}
    </EntryDialog>
  )
}

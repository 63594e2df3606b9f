import type { CompanyApplications, CompanyField } from '@sojourn/contract/admin/company.shapes'
import { applicationProducts } from '@sojourn/contract/admin/company-words'
import { companyFaultSentence } from '@sojourn/domain/admin/company-faults'
import { fieldSentence } from '@sojourn/domain/admin/company-sentences'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ChoicesField } from '../fields/choices-field'
import { noNames } from '../named/names'
import styles from './company.module.css'
import { EntryDialog } from './entry-dialog'
import { ListEditor } from './list-editor'
import { optionLines, optionsOf } from './option-lines'
import { ChoiceSetting, SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

/** Which products are booked by application, how orders and applications match, and what applications ask. */
export function ApplicationSections({ form }: { form: SectionForm<CompanyApplications> }) {
  const text = useText('admin/company')
  const { products } = useText('booking/application')
  const { value } = form
  return (
    <>
      <EditSection
        mark={<Help field={text.apply} article="company" section="applications" />}
        title={text.apply}
        explanation={text.applyWhy}
        className={styles['boxes']}
      >
        <ChoiceSetting form={form} field="travelApplyBookType" />
        {value.travelApplyBookType !== 'never' && (
          <ChoicesField
            label={text.settings.travelAppyBookProductList.name}
            values={applicationProducts}
            names={products}
            value={value.travelAppyBookProductList}
            onChange={(travelAppyBookProductList) => form.change({ travelAppyBookProductList })}
          />
        )}
      </EditSection>
      <EditSection title={text.match} explanation={text.matchWhy} className={styles['boxes']}>
        <ChoiceSetting form={form} field="control" />
        <SwitchSetting form={form} field="applyOrderMatchDateUnlimited" />
        <SwitchSetting form={form} field="countiesJoin" />
      </EditSection>
      <EditSection title={text.ownFields} explanation={text.ownFieldsWhy}>
        <ListEditor
          label={text.ownFields}
          addLabel={text.item.fieldAdd}
          items={value.fields}
          sentence={(field) => fieldSentence({ ...field, ended: false }, language)}
          nameOf={({ names }) => names[language]}
          error={form.errorOf('fields')}
          ending={{
            isEnded: ({ ended }) => ended,
            end: (field, ended) => ({ ...field, ended }),
            mayRemove: ({ key }) => key === '',
          }}
          onChange={(fields) => form.change({ fields })}
          dialog={(field, onDone, onClose) => <FieldDialog field={field} onDone={onDone} onClose={onClose} />}
        />
      </EditSection>
    </>
  )
}

interface FieldDialogProps {
  field: CompanyField | undefined
  onDone: (field: CompanyField) => void
  onClose: () => void
}
const newField: CompanyField = { key: '', names: noNames, required: false, options: [], ended: false }

function FieldDialog({ field, onDone, onClose }: FieldDialogProps) {
  const { item: text } = useText('admin/company')
  const begun = field ?? newField
  return (
    <EntryDialog
      title={field ? text.fieldEdit : text.fieldAdd}
      item={{ ...begun, lines: optionLines(begun.options) }}
      nameMissing={companyFaultSentence('fieldNameMissing', language)}
      onDone={({ lines, ...written }) => onDone({ ...written, options: optionsOf(lines, begun.options) })}
      onClose={onClose}
    >
      {({ required, lines }, change) => (
        <>
          <Checkbox
            label={text.required}
            hint={text.requiredHint}
            checked={required}
            onChange={(on) => change({ required: on })}
          />
          <Field label={text.options} hint={text.optionsHint}>
            {(control) => (
              <TextArea {...control} rows={6} value={lines} onChange={({ target }) => change({ lines: target.value })} />
            )}
          </Field>
        </>
      )}
    </EntryDialog>
  )
}

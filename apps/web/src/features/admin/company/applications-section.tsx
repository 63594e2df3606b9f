import type { CompanyApplications } from '@sojourn/contract/admin/company/company.shapes'
import { applicationProducts } from '@sojourn/contract/admin/company/company-words'
import { Link } from '../../../kit/actions/link'
import { EditSection } from '../../../kit/edit/edit-section'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ChoicesField } from '../fields/choices-field'
import styles from './company.module.css'
import { ChoiceSetting, SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

/** Which products are booked by application, how orders and applications match. */
export function ApplicationSections({ form }: { form: SectionForm<CompanyApplications> }) {
  const text = useText('admin/company/company')
  const { products } = useText('booking/application/words')
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
        <Link to={paths.customFields()}>{text.ownFieldsOpen}</Link>
      </EditSection>
    </>
  )
}

import type { CompanyBooking } from '@sojourn/contract/admin/company/company.shapes'
import { EditSection } from '../../../kit/edit/edit-section'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import styles from './company.module.css'
import { ChoiceSetting, SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

/** How a search begins, and by what people who go together are judged. */
export function BookingSections({ form }: { form: SectionForm<CompanyBooking> }) {
  const text = useText('admin/company/company')
  return (
    <>
      <EditSection title={text.mode} explanation={text.modeWhy} className={styles['boxes']}>
        <SwitchSetting form={form} field="bookModeConfig" />
        {form.value.bookModeConfig && <ChoiceSetting form={form} field="defaultBookModeType" />}
        <SwitchSetting form={form} field="isDefaultSubstituting" />
      </EditSection>
      <EditSection title={text.agreement} explanation={text.agreementWhy} className={styles['boxes']}>
        <SwitchSetting form={form} field="ssoTravelTypeKeep" />
        <ChoiceSetting form={form} field="signingServiceExpiredType" />
      </EditSection>
      <EditSection title={text.government} explanation={text.governmentWhy} className={styles['boxes']}>
        <SwitchSetting form={form} field="gpAgreementFilter" />
        {form.value.gpAgreementFilter && <SwitchSetting form={form} field="gpAgreementFilterSelected" />}
      </EditSection>
      <EditSection
        mark={<Help field={text.standards} article="company" section="booking" />}
        title={text.standards}
        explanation={text.standardsWhy}
        className={styles['boxes']}
      >
        <ChoiceSetting form={form} field="togetherBookRule" />
        <ChoiceSetting form={form} field="guestStandard" />
        <SwitchSetting form={form} field="guestsOfLists" />
      </EditSection>
      <EditSection title={text.insurance} explanation={text.insuranceWhy}>
        <ChoiceSetting form={form} field="insuranceRule" />
      </EditSection>
      <EditSection title={text.priceDrop} explanation={text.priceDropWhy} className={styles['boxes']}>
        <ChoiceSetting form={form} field="priceDropRule" />
        {form.value.priceDropRule !== 'off' && <ChoiceSetting form={form} field="priceDropFrom" />}
      </EditSection>
    </>
  )
}

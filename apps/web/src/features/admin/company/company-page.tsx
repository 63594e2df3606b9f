import type { Company } from '@sojourn/contract/admin/company/company.calls'
import { formatFullDate } from '../../../kit/text/format'
import { companySections, type CompanySection } from '@sojourn/contract/admin/company/company-words'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { getCompany } from '../../../api/calls/admin/company/company'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { JoiningSection } from '../joining/joining-section'
import { RecordHistory } from '../history/record-history'
import { ApplicationSections } from './applications-section'
import { BookingSections } from './booking-section'
import styles from './company.module.css'
import { FeatureSections } from './features-section'
import { PaymentSections, Terms } from './payment-section'
import { ProductSections } from './products-section'
import { ProfileSections } from './profile-section'
import { ReasonSections } from './reasons-section'
import { SectionEdit, SectionFacts } from './section-edit'
import { companyWords } from '@sojourn/domain/admin/record/words-of-records'
import { TextSections } from './texts-section'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getCompany, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/company/company',
    'admin/company/joining',
    'admin/company/previews',
    'admin/named',
    'admin/people/person',
    'admin/record',
    'booking/application/words',
    'booking/approval/flow',
  )
  return null
}

/** How people join stands beside the sections: it is saved step by step. */
const tabs = [...companySections, 'joining'] as const

/** What the company says of itself, section by section. */
export function Component() {
  const text = useText('admin/company/company')
  const { products } = useText('booking/application/words')
  const { data, error, refetch } = useRead(getCompany, {})
  const [address, setAddress] = useSearchParams()
  const joining = useText('admin/company/joining')
  const tab = tabs.find((each) => each === address.get('tab')) ?? 'profile'
  const words = companyWords(text, products, joining.record, formatFullDate)
  return (
    <Page title={text.title}>
      <Tabs
        label={text.sections}
        value={tab}
        onChange={(next) => setAddress({ tab: next }, { replace: true })}
        tabs={tabs.map((value) => ({ value, label: value === 'joining' ? joining.tab : text.tabs[value] }))}
      >
        <div className={styles['page']}>
          <EditColumns
            history={data ? <RecordHistory kind="company" id="company" words={words} empty={text.neverChanged} /> : null}
          >
            {tab === 'joining' ? (
              <JoiningSection />
            ) : data ? (
              <Section key={tab} company={data} section={tab} />
            ) : error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <SkeletonList count={3} height={160} gap={16} />
            )}
          </EditColumns>
        </div>
      </Tabs>
    </Page>
  )
}

function Section({ company, section }: { company: Company; section: CompanySection }) {
  const text = useText('admin/company/company')
  if (company.mayChange) return forms[section](company)
  return (
    <Stack>
      <IconLine icon="lock">{text.readOnly}</IconLine>
      <SectionFacts company={company} section={section} />
      {section === 'payment' && (
        <Card title={text.terms}>
          <Terms terms={company.terms} />
        </Card>
      )}
    </Stack>
  )
}

/** How each section is written. */
const forms: Readonly<Record<CompanySection, (company: Company) => ReactNode>> = {
  profile: (company) => (
    <SectionEdit company={company} section="profile">
      {(form) => <ProfileSections company={company} form={form} />}
    </SectionEdit>
  ),
  products: (company) => (
    <SectionEdit company={company} section="products">
      {(form) => <ProductSections company={company} form={form} />}
    </SectionEdit>
  ),
  booking: (company) => (
    <SectionEdit company={company} section="booking">
      {(form) => <BookingSections form={form} />}
    </SectionEdit>
  ),
  payment: (company) => (
    <SectionEdit company={company} section="payment">
      {(form) => <PaymentSections company={company} form={form} />}
    </SectionEdit>
  ),
  applications: (company) => (
    <SectionEdit company={company} section="applications">
      {(form) => <ApplicationSections form={form} />}
    </SectionEdit>
  ),
  reasons: (company) => (
    <SectionEdit company={company} section="reasons">
      {(form) => <ReasonSections form={form} />}
    </SectionEdit>
  ),
  texts: (company) => (
    <SectionEdit company={company} section="texts">
      {(form) => <TextSections form={form} />}
    </SectionEdit>
  ),
  features: (company) => (
    <SectionEdit company={company} section="features">
      {(form) => <FeatureSections form={form} />}
    </SectionEdit>
  ),
}
